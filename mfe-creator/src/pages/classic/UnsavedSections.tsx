import { type ReactNode, useCallback, useState } from 'react';
import { UnsavedChangesPrompt } from '../../editing/UnsavedChangesPrompt.tsx';
import { UnsavedSectionsContext } from '../../editing/unsaved-sections.ts';

/**
 * Asks before what is unsaved in any section is left. It keeps which ones by itself: the first letter that is typed in
 * one would render all sections again, were that kept by who renders them. [T-41]
 */
export function UnsavedSections({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const noteUnsaved = useCallback((section: string, isUnsaved: boolean) => {
    setUnsaved((now) => [...now.filter((other) => other !== section), ...(isUnsaved ? [section] : [])]);
  }, []);
  return (
    <UnsavedSectionsContext value={noteUnsaved}>
      {children}
      <UnsavedChangesPrompt isDirty={unsaved.length > 0} />
    </UnsavedSectionsContext>
  );
}
