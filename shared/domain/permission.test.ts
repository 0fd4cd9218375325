import { describe, expect, test } from '@jest/globals';
import {
  firstPermission,
  isPasscodeEntry,
  mayOpen,
  nextPermission,
  type PermissionEvent,
  type PermissionState,
} from './permission.ts';

const loading: PermissionState = { kind: 'PERMISSION_REGISTER', withPasscode: false };
const checking: PermissionState = { kind: 'PERMISSION_REGISTER', withPasscode: true };
const denied: PermissionState = { kind: 'PERMISSION_DENIED', reason: 'no' };
const received = (status: string, reason?: string): PermissionEvent => ({
  kind: 'received',
  result: { status, reason },
});

describe('nextPermission', () => {
  test.each<[string, PermissionState, PermissionEvent, PermissionState]>([
    [
      '[PERM-03] a request starts it',
      { kind: 'INITIALIZE' },
      { kind: 'requested', withPasscode: false },
      loading,
    ],
    ['[AMBIG-24] refused without a passcode', loading, received('fail', 'no'), { kind: 'REQUIRE_PASSCODE' }],
    ['[PERM-05] allowed without a passcode', loading, received('ok'), { kind: 'PERMISSION_SUCCESS' }],
    [
      '[AMBIG-24] an entry is checked',
      { kind: 'REQUIRE_PASSCODE' },
      { kind: 'requested', withPasscode: true },
      checking,
    ],
    ['[PERM-04] a wrong entry keeps the reason', checking, received('fail', 'no'), denied],
    [
      '[PERM-04] a fail without words',
      checking,
      received('fail'),
      { kind: 'PERMISSION_DENIED', reason: 'Passcode ไม่ถูกต้อง' },
    ],
    [
      '[PERM-05] any other result is a success',
      checking,
      received('whatever'),
      { kind: 'PERMISSION_SUCCESS' },
    ],
    ['[AMBIG-24] another try', denied, { kind: 'requested', withPasscode: true }, checking],
    [
      'a response without a request',
      { kind: 'REQUIRE_PASSCODE' },
      received('ok'),
      { kind: 'REQUIRE_PASSCODE' },
    ],
  ])('%s', (_title, state, event, next) => {
    expect(nextPermission(state, event)).toEqual(next);
  });
});

type Check = Parameters<typeof firstPermission>[0];
test.each<[string, Check, PermissionState]>([
  ['[PERM-03] starts at INITIALIZE', { isLoading: false }, { kind: 'INITIALIZE' }],
  ['[AMBIG-24] loads in PERMISSION_REGISTER', { isLoading: true }, loading],
  [
    '[AMBIG-24] without a passcode a fail requires one',
    { isLoading: false, result: { status: 'fail', reason: 'no' } },
    { kind: 'REQUIRE_PASSCODE' },
  ],
  [
    '[PERM-05] any other result is a success',
    { isLoading: true, result: { status: 'whatever' } },
    { kind: 'PERMISSION_SUCCESS' },
  ],
])('the first check %s', (_title, check, state) => {
  expect(firstPermission(check)).toEqual(state);
});

test.each<[Parameters<typeof mayOpen>[0], boolean]>([
  [{ isPrivate: undefined, hasGrant: false }, true],
  [{ isPrivate: false, hasGrant: false }, true],
  [{ isPrivate: true, hasGrant: false }, false],
  [{ isPrivate: true, hasGrant: true }, true],
  [{ isPrivate: true, isEditor: true, hasGrant: false }, true],
])('[PERM-01, PERM-07, PERM-10] %j opens: %s', (access, opens) => {
  expect(mayOpen(access)).toBe(opens);
});

test.each([
  ['12345', false],
  ['123456', true],
  ['1234567', false],
  ['กขคงจฉ', true],
  ['😀23456', true],
  ['', false],
])('[VAL-21] %j is an entry: %s', (entry, complete) => {
  expect(isPasscodeEntry(entry)).toBe(complete);
});
