import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { EditorProps } from '../editing/editor-props.ts';
import type { EditorName } from './editor-name.ts';

/** An editor that `editor-registry.ts` lists. */
export interface EditorEntry {
  /** Loads the editor's chunk. */
  load: () => Promise<ComponentType<EditorProps>>;
  /** The icon of its button, whose label is the message `tools.{name}`. */
  Icon: LucideIcon;
}

export type Editors = Readonly<Record<EditorName, EditorEntry>>;
