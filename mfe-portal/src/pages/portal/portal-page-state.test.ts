import { describe, expect, test } from '@jest/globals';
import { barePortal as portal } from '../../testing/sample-portals.ts';
import { portalPageState } from './portal-page-state.ts';

const refused = (status: number, code: string) => ({
  kind: 'status',
  status,
  statusText: '',
  code,
  reason: '',
});
const missing = refused(404, 'not-found');
const denied = refused(403, 'permission-denied');

describe('portalPageState', () => {
  test.each([
    ['nothing known yet', { portal: undefined, error: undefined, isFetching: true }, false, 'looking'],
    ['the portal', { portal, error: undefined, isFetching: false }, false, 'ready'],
    ['the portal, asked for again', { portal, error: undefined, isFetching: true }, true, 'ready'],
    [
      '[OPEN-04] not found, as the server’s HTML says',
      { portal: undefined, error: missing, isFetching: false },
      false,
      'looking',
    ],
    [
      '[OPEN-04] not found, asking again',
      { portal: undefined, error: missing, isFetching: true },
      true,
      'looking',
    ],
    [
      '[PORTAL-03] not found for good',
      { portal: undefined, error: missing, isFetching: false },
      true,
      'missing',
    ],
    [
      '[PERM-10] denied to a stranger',
      { portal: undefined, error: denied, isFetching: false },
      false,
      'looking',
    ],
    [
      '[PERM-06] denied to this person',
      { portal: undefined, error: denied, isFetching: false },
      true,
      'locked',
    ],
    ['denied after it was open', { portal, error: denied, isFetching: false }, true, 'locked'],
    [
      '[OPEN-43] a failure',
      { portal: undefined, error: refused(500, 'failed'), isFetching: false },
      true,
      'failed',
    ],
    [
      '[OPEN-43] offline',
      { portal: undefined, error: { kind: 'offline' }, isFetching: false },
      true,
      'failed',
    ],
    [
      'a failed refresh keeps what is there',
      { portal, error: { kind: 'offline' }, isFetching: false },
      true,
      'ready',
    ],
  ])('%s', (_title, response, isFinal, kind) => {
    expect(portalPageState(response, isFinal).kind).toBe(kind);
  });
});
