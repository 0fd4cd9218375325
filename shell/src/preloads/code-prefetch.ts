import { isPageOutdated } from '@portico/shared/platform';
import type { LinkTarget } from './link-target.ts';
import { networkBudget } from './network-budget.ts';

/** Fetches the code of pages into the browser's cache, each file once. */
export interface CodePrefetch {
  /** False on an outdated page, whose next navigation takes other files, and on a costly connection. */
  isAllowed(): boolean;
  /** Addresses of code that is neither loaded nor fetched. */
  missingFiles(target: LinkTarget): string[];
  fetch(target: LinkTarget): void;
}

export function createCodePrefetch(): CodePrefetch {
  const fetched = new Set<string>();
  const isAllowed = (): boolean => !isPageOutdated() && networkBudget() !== 'nothing';
  const missingFiles = ({ handle }: LinkTarget): string[] =>
    handle.loaded() ? [] : (handle.files?.() ?? []).filter((address) => !fetched.has(address));
  return {
    isAllowed,
    missingFiles,
    fetch(target) {
      if (!isAllowed()) return;
      for (const address of missingFiles(target)) {
        fetched.add(address);
        // The request that the script will make later; a failed preload would spoil the script's own attempt.
        fetch(address, { priority: 'low' }).then(
          (response) => response.arrayBuffer(),
          () => fetched.delete(address),
        );
      }
    },
  };
}
