import { type PageBoot, RELEASE_SET_HEADER, type ReleaseReport } from '@portico/shared/contracts';
import { noteLiveReleaseSet } from '@portico/shared/platform';
import type { LoadFailure } from '../remotes/load-failure.ts';

const ADDRESS = '/api/releases/reports';
const TYPE = 'application/json';
/** Failures that come together are told together. */
const GATHER_MS = 2_000;
/** As many as one report may hold. */
const MAX_FAILURES = 20;

/** What the page tells of its release set: how often it was looked at, how fast it came, what failed. */
export interface PageReports {
  /** The page answers to the visitor: ms since it was asked for; undefined when a remote never came. */
  ready: (ms: number | undefined) => void;
  /** Another page was opened within this one. */
  viewed: () => void;
}

let noteFailure: ((failure: LoadFailure) => void) | undefined;
/** What failed in the page's first render, which is over before reports begin. */
let early: readonly LoadFailure[] = [];

/** Has a failure that a visitor sees told with the next report, each once. */
export function reportFailure(failure: LoadFailure): void {
  if (noteFailure) noteFailure(failure);
  else early = [...early, failure].slice(-MAX_FAILURES);
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Begins to tell the server of this page's release set: once it is ready, when it is left, and soon after failures.
 * Nothing of the person; nothing but failures to those who save data; nothing while offline.
 */
export function startReports({ releaseSet, remotes }: Pick<PageBoot, 'releaseSet' | 'remotes'>): PageReports {
  const told = new Set<string>();
  let views = 1;
  let failures: ReleaseReport['failures'] = [];
  let readyMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(transmit = sendBeacon): void {
    clearTimeout(timer);
    timer = undefined;
    const isWorthIt = failures.length > 0 || (views > 0 && !savesData());
    if (!navigator.onLine || !isWorthIt) return;
    const report: ReleaseReport = {
      releaseSet,
      views,
      failures,
      ...(readyMs === undefined ? {} : { readyMs }),
    };
    views = 0;
    failures = [];
    readyMs = undefined;
    transmit(JSON.stringify(report));
  }

  noteFailure = ({ remote, phase, code }) => {
    const version = remotes.find(({ name }) => name === remote)?.version;
    const key = `${remote} ${code}`;
    if (!version || told.has(key) || failures.length === MAX_FAILURES) return;
    told.add(key);
    failures = [...failures, { name: remote, version, phase, code }];
    timer ??= setTimeout(() => send(), GATHER_MS);
  };
  early.forEach(noteFailure);
  early = [];
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', () => send());
  window.addEventListener('online', () => {
    if (failures.length > 0) send();
  });

  return {
    ready(ms) {
      readyMs = ms;
      send(sendAndListen);
    },
    viewed() {
      views = Math.min(views + 1, 100);
    },
  };
}

/** A beacon outlives its page; where there is none, or no room for it, a request that may. */
function sendBeacon(body: string): void {
  if (navigator.sendBeacon?.(ADDRESS, new Blob([body], { type: TYPE }))) return;
  sendAndListen(body);
}

/**
 * The response names the live release set, which a beacon would not tell: a page that was rendered just before a release
 * learns here that a newer one is live, before its first navigation.
 */
function sendAndListen(body: string): void {
  fetch(ADDRESS, { method: 'POST', body, headers: { 'content-type': TYPE }, keepalive: true })
    .then((response) => {
      noteLiveReleaseSet(response.headers.get(RELEASE_SET_HEADER));
      // A body that nobody reads leaves the request open.
      return response.text();
    })
    .catch(() => undefined);
}
