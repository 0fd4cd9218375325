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
    ['nothing known yet', { portal: undefined, error: undefined, isAsking: true }, false, 'looking'],
    ['the portal', { portal, error: undefined, isAsking: false }, false, 'ready'],
    ['the portal, asked for again', { portal, error: undefined, isAsking: true }, true, 'ready'],
    [
      '[OPEN-04] not found, as the server’s HTML says',
      { portal: undefined, error: missing, isAsking: false },
      false,
      'looking',
    ],
    [
      '[OPEN-04] not found, asking again',
      { portal: undefined, error: missing, isAsking: true },
      true,
      'looking',
    ],
    [
      '[PORTAL-03] not found for good',
      { portal: undefined, error: missing, isAsking: false },
      true,
      'missing',
    ],
    [
      '[PERM-10] denied to a stranger',
      { portal: undefined, error: denied, isAsking: false },
      false,
      'looking',
    ],
    [
      '[PERM-06] denied to this person',
      { portal: undefined, error: denied, isAsking: false },
      true,
      'locked',
    ],
    ['denied after it was open', { portal, error: denied, isAsking: false }, true, 'locked'],
    [
      '[OPEN-43] a failure',
      { portal: undefined, error: refused(500, 'failed'), isAsking: false },
      true,
      'failed',
    ],
    ['[OPEN-43] offline', { portal: undefined, error: { kind: 'offline' }, isAsking: false }, true, 'failed'],
    [
      'a failed refresh keeps what is there',
      { portal, error: { kind: 'offline' }, isAsking: false },
      true,
      'ready',
    ],
  ])('%s', (_title, response, isFinal, kind) => {
    expect(portalPageState(response, isFinal).kind).toBe(kind);
  });
});
