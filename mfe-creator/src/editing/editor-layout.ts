import { createContext } from 'react';

/** Whether an editor is a dialog over the page or a section of the long form. */
export type EditorLayout = 'dialog' | 'section';

export const EditorLayoutContext = createContext<EditorLayout>('dialog');
