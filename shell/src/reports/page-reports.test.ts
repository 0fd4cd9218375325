import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { RELEASE_SET_HEADER, type ReleaseReport, releaseReportSchema } from '@portico/shared/contracts';
import { isPageOutdated, startUpdateCheck } from '@portico/shared/platform';
import { LoadFailure } from '../remotes/load-failure.ts';
import { reportFailure, startReports } from './page-reports.ts';

const remotes = [{ name: 'mfe-portal', version: '1.2', entry: '', routes: {}, slots: [] }];
const failureOf = (remote: string, phase: 'entry' | 'draw') =>
  new LoadFailure({ remote, phase, fault: 'exception', cause: new Error('lost') });

let sent: Blob[];
let asked: jest.SpiedFunction<typeof fetch>;
let listeners: [EventTarget, string, EventListener][];
const browser = navigator as unknown as {
  sendBeacon?: (address: string, body: Blob) => boolean;
  connection?: { saveData: boolean };
};
const reports = async (): Promise<ReleaseReport[]> => {
  const texts = await Promise.all(sent.map((body) => body.text()));
  return texts.map((text) => releaseReportSchema.parse(JSON.parse(text)));
};
const goOffline = (isOffline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  listeners = [];
  browser.sendBeacon = (_address, body) => {
    sent.push(body);
    return true;
  };
  asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    sent.push(new Blob([init?.body as string]));
    return new Response('{}', { headers: { [RELEASE_SET_HEADER]: 'set-2' } });
  });
  startUpdateCheck('set-1');
  // Removes listeners, so that each test has a page of its own.
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as (type: string, listener: EventListener) => void;
    jest.spyOn(target, 'addEventListener').mockImplementation(((type: string, listener: EventListener) => {
      listeners.push([target, type, listener]);
      add(type, listener);
    }) as never);
  }
});
afterEach(() => {
  for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete browser.sendBeacon;
  delete browser.connection;
});

const start = () => startReports({ releaseSet: 'set-1', remotes });

describe('page reports about the release set', () => {
  test('send one view with its load time once the page is ready', async () => {
    start().ready(812.5);
    jest.useRealTimers();
    expect(await reports()).toEqual([{ releaseSet: 'set-1', views: 1, failures: [], readyMs: 812.5 }]);
  });

  test('omit the load time when the remote never loaded', async () => {
    start().ready(undefined);
    jest.useRealTimers();
    expect((await reports())[0]).toEqual({ releaseSet: 'set-1', views: 1, failures: [] });
  });

  test('send the pages opened since when the page is left, and nothing when there were none', async () => {
    const page = start();
    page.ready(1);
    leave();
    expect(sent).toHaveLength(1);
    page.viewed();
    page.viewed();
    leave();
    jest.useRealTimers();
    expect((await reports())[1]).toEqual({ releaseSet: 'set-1', views: 2, failures: [] });
  });

  test('send each failure once, batched, with phase, number and version', async () => {
    start().ready(1);
    reportFailure(failureOf('mfe-portal', 'entry'));
    reportFailure(failureOf('mfe-portal', 'entry'));
    reportFailure(failureOf('mfe-portal', 'draw'));
    reportFailure(failureOf('mfe-elsewhere', 'draw'));
    expect(sent).toHaveLength(1);
    jest.runAllTimers();
    reportFailure(failureOf('mfe-portal', 'draw'));
    jest.runAllTimers();
    jest.useRealTimers();
    const name = { name: 'mfe-portal', version: '1.2' };
    expect((await reports()).slice(1)).toEqual([
      {
        releaseSet: 'set-1',
        views: 0,
        failures: [
          { ...name, phase: 'entry', code: 'PL-214' },
          { ...name, phase: 'draw', code: 'PL-264' },
        ],
      },
    ]);
  });

  test('send failures of the first render too', async () => {
    jest.resetModules();
    const fresh = await import('./page-reports.ts');
    fresh.reportFailure(failureOf('mfe-portal', 'draw'));
    fresh.startReports({ releaseSet: 'set-1', remotes }).ready(1);
    jest.useRealTimers();
    const [report] = await reports();
    expect(report?.failures).toEqual([{ name: 'mfe-portal', version: '1.2', phase: 'draw', code: 'PL-264' }]);
  });

  test('send only failures with data saver on', () => {
    browser.connection = { saveData: true };
    start().ready(1);
    expect(sent).toHaveLength(0);
    reportFailure(failureOf('mfe-portal', 'entry'));
    leave();
    expect(sent).toHaveLength(1);
  });

  test('send nothing while offline, and failures once the network is back', () => {
    goOffline(true);
    start().ready(1);
    reportFailure(failureOf('mfe-portal', 'entry'));
    jest.runAllTimers();
    expect(sent).toHaveLength(0);
    goOffline(false);
    window.dispatchEvent(new Event('online'));
    expect(sent).toHaveLength(1);
  });

  test('use a keepalive request where beacons are refused', () => {
    browser.sendBeacon = () => false;
    start();
    leave();
    expect(asked).toHaveBeenCalledWith('/api/releases/reports', expect.objectContaining({ keepalive: true }));
  });
});

test('[MFE-02] the response to the first report marks the page as outdated when a newer release set is live', async () => {
  start().ready(1);
  await jest.runAllTimersAsync();
  expect(isPageOutdated()).toBe(true);
});
