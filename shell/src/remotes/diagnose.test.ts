import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { diagnose, type FailedLoad, LoadTimeoutError } from './diagnose.ts';
import { LoadFailure } from './load-failure.ts';

const entry = '/_r/mfe-portal/1/remoteEntry.js';
const chunk = 'http://localhost/_r/mfe-portal/1/route-portal.js';
const page = globalThis as { mfe_portal?: unknown };

const codeOf = async (changes: Partial<FailedLoad>): Promise<string> => {
  const failure = await diagnose({
    remote: 'mfe-portal',
    phase: 'entry',
    container: 'mfe_portal',
    entry,
    error: new Error('lost'),
    ...changes,
  });
  return failure.code;
};
const chunkError = (type: string): Error =>
  Object.assign(new Error(`Loading chunk failed. (${type})`), {
    name: 'ChunkLoadError',
    type,
    request: chunk,
  });
const entryError = (what: string): Error => new Error(`#RUNTIME-008 ScriptNetworkError: Script ${what}`);

/** Responses to the second request of the file, without and with its hash. */
const responses = (plain: boolean, checked: boolean) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (init?.integrity ? !checked : !plain) throw new TypeError('Failed to fetch');
    return new Response('');
  });

beforeEach(() => {
  window.__PORTICO_INTEGRITY__ = { [entry]: 'sha384-a', [new URL(chunk).pathname]: 'sha384-b' };
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.__PORTICO_INTEGRITY__;
  delete page.mfe_portal;
});

describe('[MFE-10] the error number of a failed load', () => {
  test.each<[string, Partial<FailedLoad>, string]>([
    ['a request that times out', { error: new LoadTimeoutError('25 s') }, 'PL-211'],
    ['the entry times out', { error: entryError('timed out.') }, 'PL-211'],
    ['the entry does not come', { error: entryError('is unreachable') }, 'PL-212'],
    ['the entry throws', { error: new Error('ScriptExecutionError') }, 'PL-214'],
    ['the exposed chunk does not come', { error: chunkError('error') }, 'PL-222'],
    ['the exposed chunk times out', { error: chunkError('timeout') }, 'PL-221'],
    ['messages do not come', { phase: 'messages', error: chunkError('error') }, 'PL-232'],
    ['a route times out', { phase: 'route', error: chunkError('timeout') }, 'PL-241'],
    ['a slot throws', { phase: 'slot', error: new Error('undefined is no function') }, 'PL-254'],
  ])('%s', async (_case, changes, code) => {
    responses(false, false);
    expect(await codeOf(changes)).toBe(code);
  });

  test('is that of the exposed module once the container has loaded', async () => {
    page.mfe_portal = {};
    expect(await codeOf({ error: new Error('undefined is no function') })).toBe('PL-224');
    expect(await codeOf({ error: new LoadTimeoutError('25 s') })).toBe('PL-221');
  });

  test('[T-18] is the integrity error when a file arrives with another hash', async () => {
    responses(true, false);
    expect(await codeOf({ error: entryError('is unreachable') })).toBe('PL-213');
    expect(await codeOf({ phase: 'route', error: chunkError('error') })).toBe('PL-243');
  });

  test('is the network error when a file arrives with its hash on a second request', async () => {
    responses(true, true);
    expect(await codeOf({ phase: 'route', error: chunkError('error') })).toBe('PL-242');
  });

  test('stays that of an earlier phase', async () => {
    const found = new LoadFailure({ remote: 'mfe-portal', phase: 'entry', fault: 'network', cause: 'x' });
    expect(await codeOf({ phase: 'route', error: found })).toBe('PL-212');
  });
});
