import { useContext, useEffect } from 'react';
import { UnsavedSectionsContext } from './unsaved-sections.ts';

/** Reports unsaved changes of an editor to the long form; returns whether there is one. */
export function useReportDirty(id: string, isDirty: boolean): boolean {
  const report = useContext(UnsavedSectionsContext);
  useEffect(() => {
    report?.(id, isDirty);
    return () => report?.(id, false);
  }, [report, id, isDirty]);
  return report !== null;
}
