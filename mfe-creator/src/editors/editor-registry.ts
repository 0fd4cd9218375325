import { type LucideIcon, Pencil } from 'lucide-react';
import type { ComponentType } from 'react';
import type { EditorProps } from './editor-props.ts';

interface EditorEntry {
  /** Loaded when it is first opened. */
  load: () => Promise<ComponentType<EditorProps>>;
  /** Of the button that opens it; its words are the message `tools.{name}`. */
  Icon: LucideIcon;
}

/** The editors of a portal. A new one is a folder and one line. [EDIT-01] */
export const editors = {
  'cover-info': {
    Icon: Pencil,
    load: async () => (await import('./cover-info/CoverInfoEditor.tsx')).CoverInfoEditor,
  },
} as const satisfies Record<string, EditorEntry>;

export type EditorName = keyof typeof editors;
