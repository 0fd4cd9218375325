/* A page keeps its release set for as long as it is open. Every response names the live set; if it differs, the next
   navigation loads a full document. */
let pageReleaseSet: string | undefined;
let isOutdated = false;

/** Called once by the shell with the page's release set. */
export function startUpdateCheck(releaseSet: string): void {
  pageReleaseSet = releaseSet;
  isOutdated = false;
}

/** Called for each response with the release set that it names. */
export function noteLiveReleaseSet(releaseSet: string | null): void {
  if (releaseSet && pageReleaseSet && releaseSet !== pageReleaseSet) isOutdated = true;
}

/** Whether the live release set differs from the page's. */
export const isPageOutdated = (): boolean => isOutdated;
