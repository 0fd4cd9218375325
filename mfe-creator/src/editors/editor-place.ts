import { createContext } from 'react';

/** Where an editor stands: over the page, or among others on the long form. */
export type EditorPlace = 'dialog' | 'section';

export const EditorPlaceContext = createContext<EditorPlace>('dialog');
