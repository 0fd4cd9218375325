import { expect, test } from '@jest/globals';
import { recordStatus } from './record-status.ts';

const failed = (status: number) => ({
  error: { kind: 'status', status, statusText: '', code: '', reason: '' },
});

test.each<[string, Parameters<typeof recordStatus>[0], number | undefined]>([
  ['found', { data: { total: 1, hits: [{ kind: 'town', source: { _id: 'nan', title: {} } }] } }, undefined],
  ['that is not there', { data: { total: 0, hits: [] } }, 404],
  ['whose id is refused', failed(400), 404],
  ['while the server fails', failed(500), 503],
  ['while there is no network', { error: { kind: 'offline' } }, 503],
])('[OPEN-43] the page status of a record %s: %j is %s', (_title, response, status) => {
  expect(recordStatus(response).status).toBe(status);
});
