import { createContext } from 'react';

/**
 * On the long form: registers editors with unsaved changes, so that one prompt covers them all. Null elsewhere, where
 * each editor has its own prompt. [T-41]
 */
export const UnsavedSectionsContext = createContext<((editor: string, isUnsaved: boolean) => void) | null>(
  null,
);
