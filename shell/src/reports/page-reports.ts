import { type PageBoot, RELEASE_SET_HEADER, type ReleaseReport } from '@portico/shared/contracts';
import { noteLiveReleaseSet } from '@portico/shared/platform';
import type { LoadFailure } from '../remotes/load-failure.ts';

const ADDRESS = '/api/releases/reports';
const TYPE = 'application/json';
/** Failures within this time are sent in one report. */
const GATHER_MS = 2_000;
const MAX_FAILURES = 20;

/** Reports of a page about its release set: views, time to interactive, failures. */
export interface PageReports {
  /**
   * Reports the time until the page handles input, in ms since the navigation began; undefined if a remote failed to
   * load.
   */
  ready: (ms: number | undefined) => void;
  /** Reports a client-side navigation. */
  viewed: () => void;
}

let noteFailure: ((failure: LoadFailure) => void) | undefined;
/** Failures of the first render, which ends before reports start. */
let early: readonly LoadFailure[] = [];

/** Queues a visible failure for the next report; duplicates are dropped. */
export function reportFailure(failure: LoadFailure): void {
  if (noteFailure) noteFailure(failure);
  else early = [...early, failure].slice(-MAX_FAILURES);
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Sends reports about this page's release set: once it is ready, when it is left, and soon after failures. They contain
 * no personal data; with data saver only failures are sent, and offline nothing.
 */
export function startReports({ releaseSet, remotes }: Pick<PageBoot, 'releaseSet' | 'remotes'>): PageReports {
  const reported = new Set<string>();
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
    if (!version || reported.has(key) || failures.length === MAX_FAILURES) return;
    reported.add(key);
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

/** A beacon outlives its page; if it is not supported or its quota is exceeded, a keepalive request is sent. */
function sendBeacon(body: string): void {
  if (navigator.sendBeacon?.(ADDRESS, new Blob([body], { type: TYPE }))) return;
  sendAndListen(body);
}

/**
 * Reads the live release set from the response, which a beacon does not give: a page that was rendered just before a
 * release learns of it before its first navigation.
 */
function sendAndListen(body: string): void {
  fetch(ADDRESS, { method: 'POST', body, headers: { 'content-type': TYPE }, keepalive: true })
    .then((response) => {
      noteLiveReleaseSet(response.headers.get(RELEASE_SET_HEADER));
      // An unread body would keep the request open.
      return response.text();
    })
    .catch(() => undefined);
}
