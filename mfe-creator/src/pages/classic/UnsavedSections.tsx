import { type ReactNode, useCallback, useState } from 'react';
import { UnsavedChangesPrompt } from '../../editing/UnsavedChangesPrompt.tsx';
import { UnsavedSectionsContext } from '../../editing/unsaved-sections.ts';

/**
 * Asks before unsaved sections are left. The state is here and not in the form, where the first typed letter would
 * render all sections again. [T-41]
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
