/*
 * An open page keeps its release set. Every response names the live one; once they differ, the next navigation is a full
 * document load. [MFE-02]
 */
let pageReleaseSet: string | undefined;
let isOutdated = false;

/** Called once by the shell with the page's release set. */
export function startUpdateCheck(releaseSet: string): void {
  pageReleaseSet = releaseSet;
  isOutdated = false;
}

/** Called for each response with the set that it names. */
export function noteLiveReleaseSet(releaseSet: string | null): void {
  if (releaseSet && pageReleaseSet && releaseSet !== pageReleaseSet) isOutdated = true;
}

/** Whether another release set than the page's is live. */
export const isPageOutdated = (): boolean => isOutdated;
