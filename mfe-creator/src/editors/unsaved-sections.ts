import { createContext } from 'react';

/**
 * On the long form: takes down which editor has changes that are not saved, so that one question guards them all. Null
 * elsewhere, where an editor asks for itself. [T-41]
 */
export const UnsavedSectionsContext = createContext<((editor: string, isUnsaved: boolean) => void) | null>(
  null,
);
