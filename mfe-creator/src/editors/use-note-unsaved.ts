import { useContext, useEffect } from 'react';
import { UnsavedSectionsContext } from './unsaved-sections.ts';

/** Tells the page around an editor whether it has unsaved changes; gives whether there is one that listens. */
export function useNoteUnsaved(id: string, isDirty: boolean): boolean {
  const note = useContext(UnsavedSectionsContext);
  useEffect(() => {
    note?.(id, isDirty);
    return () => note?.(id, false);
  }, [note, id, isDirty]);
  return note !== null;
}
