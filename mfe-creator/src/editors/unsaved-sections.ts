import { createContext } from 'react';

/** Tells the long form which of its sections has changes that are not saved; elsewhere nobody listens. [T-41] */
export const UnsavedSectionsContext = createContext<(section: string, isUnsaved: boolean) => void>(
  () => undefined,
);
