import { type RefObject, useEffect } from 'react';

/** Makes the browser ask before the tab is closed or reloaded, unless `isLeaving` is true by then. [T-41] */
export function useConfirmUnload(isUnsaved: boolean, isLeaving?: RefObject<boolean>): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving?.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved, isLeaving]);
}
