import { Lock, type LucideIcon, Pencil, Trash2, Users } from 'lucide-react';
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
  action: { Icon: Pencil, load: async () => (await import('./action/ActionEditor.tsx')).ActionEditor },
  'co-editors': {
    Icon: Users,
    load: async () => (await import('./co-editors/CoEditorsEditor.tsx')).CoEditorsEditor,
  },
  'delete-page': {
    Icon: Trash2,
    load: async () => (await import('./delete-page/DeletePageEditor.tsx')).DeletePageEditor,
  },
  'header-info': {
    Icon: Pencil,
    load: async () => (await import('./header-info/HeaderInfoEditor.tsx')).HeaderInfoEditor,
  },
  passcode: { Icon: Lock, load: async () => (await import('./passcode/PasscodeEditor.tsx')).PasscodeEditor },
  'cover-info': {
    Icon: Pencil,
    load: async () => (await import('./cover-info/CoverInfoEditor.tsx')).CoverInfoEditor,
  },
} as const satisfies Record<string, EditorEntry>;

export type EditorName = keyof typeof editors;
