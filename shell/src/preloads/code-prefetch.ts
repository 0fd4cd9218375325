import { isPageOutdated } from '@portico/shared/platform';
import type { LinkTarget } from './link-target.ts';
import { networkBudget } from './network-budget.ts';

/** Fetches the code of pages into the HTTP cache, each file once. */
export interface CodePrefetch {
  /** False on an outdated page, whose next navigation loads other files, and on a metered connection. */
  isAllowed(): boolean;
  /** URLs of code that is neither loaded nor fetched. */
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
        // The same request that the script makes later; a failed `preload` would make the script's own request fail.
        fetch(address, { priority: 'low' }).then(
          (response) => response.arrayBuffer(),
          () => fetched.delete(address),
        );
      }
    },
  };
}
