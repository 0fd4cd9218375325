import { afterEach, expect, jest, test } from '@jest/globals';
import { buildApp } from '../../app.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { missingParts } from './readiness.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('a server that can serve visitors is ready, on any host', async () => {
  const site = await openTestApp();
  const response = await site.ask({ url: '/api/ready', host: 'balancer.internal' });
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
});

test('one that lacks something says what, and is alive all the same', async () => {
  const { services } = await openTestApp();
  const app = await buildApp(services, { liveReleaseSet: async () => undefined });
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' });
  const response = await app.inject('/api/ready');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({
    status: 'fail',
    code: 'unavailable',
    reason: 'Not ready. No release has been published yet.',
    details: [{ path: 'releases', message: 'No release has been published yet.' }],
  });
  await app.close();
});

test('parts that fail, or take too long, are missing', async () => {
  const { services } = await openTestApp();
  const { records, search } = services;
  const missing = async (parts: object) =>
    (await missingParts({ services: { ...services, ...parts }, liveReleaseSet: async () => 'set' })).map(
      ({ path }) => path,
    );
  expect(await missing({})).toEqual([]);
  expect(
    await missing({ records: { ...records, changes: () => Promise.reject(new Error('gone')) } }),
  ).toEqual(['records']);
  jest.useFakeTimers();
  const waiting = missing({ search: { ...search, ready: () => new Promise(() => {}) } });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toEqual(['search']);
  jest.useRealTimers();
  const stopping = new AbortController();
  stopping.abort();
  expect(await missing({ stopping })).toEqual(['server']);
});
