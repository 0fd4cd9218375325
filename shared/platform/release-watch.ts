/*
 * An open page keeps the release set it started with. Every answer of the server names the live one; once they differ
 * the next navigation is a full document load. [MFE-02]
 */
let pageReleaseSet: string | undefined;
let isOutdated = false;

/** Called once by the shell with the set that the page was made from. */
export function startReleaseWatch(releaseSet: string): void {
  pageReleaseSet = releaseSet;
  isOutdated = false;
}

/** Called for each answer with the set that it names. */
export function noteLiveReleaseSet(releaseSet: string | null): void {
  if (releaseSet && pageReleaseSet && releaseSet !== pageReleaseSet) isOutdated = true;
}

/** Whether a newer release set than the page's own is live. */
export const isPageOutdated = (): boolean => isOutdated;
