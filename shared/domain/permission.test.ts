import { describe, expect, test } from '@jest/globals';
import {
  firstPermission,
  isPasscodeEntry,
  mayOpen,
  nextPermission,
  type PermissionEvent,
  type PermissionState,
} from './permission.ts';

const asking: PermissionState = { kind: 'PERMISSION_REGISTER', withPasscode: false };
const checking: PermissionState = { kind: 'PERMISSION_REGISTER', withPasscode: true };
const denied: PermissionState = { kind: 'PERMISSION_DENIED', reason: 'no' };
const answered = (status: string, reason?: string): PermissionEvent => ({
  kind: 'answered',
  result: { status, reason },
});

describe('nextPermission', () => {
  test.each<[string, PermissionState, PermissionEvent, PermissionState]>([
    ['[PERM-03] asking starts it', { kind: 'INITIALIZE' }, { kind: 'asked', withPasscode: false }, asking],
    ['[AMBIG-24] refused without a passcode', asking, answered('fail', 'no'), { kind: 'REQUIRE_PASSCODE' }],
    ['[PERM-05] allowed without a passcode', asking, answered('ok'), { kind: 'PERMISSION_SUCCESS' }],
    [
      '[AMBIG-24] an entry is checked',
      { kind: 'REQUIRE_PASSCODE' },
      { kind: 'asked', withPasscode: true },
      checking,
    ],
    ['[PERM-04] a wrong entry keeps the reason', checking, answered('fail', 'no'), denied],
    [
      '[PERM-04] a fail without words',
      checking,
      answered('fail'),
      { kind: 'PERMISSION_DENIED', reason: 'Passcode ไม่ถูกต้อง' },
    ],
    [
      '[PERM-05] any other result is a success',
      checking,
      answered('whatever'),
      { kind: 'PERMISSION_SUCCESS' },
    ],
    ['[AMBIG-24] another try', denied, { kind: 'asked', withPasscode: true }, checking],
    [
      'an answer nobody asked for',
      { kind: 'REQUIRE_PASSCODE' },
      answered('ok'),
      { kind: 'REQUIRE_PASSCODE' },
    ],
  ])('%s', (_title, state, event, next) => {
    expect(nextPermission(state, event)).toEqual(next);
  });
});

type Check = Parameters<typeof firstPermission>[0];
test.each<[string, Check, PermissionState]>([
  ['[PERM-03] starts at INITIALIZE', { isAsking: false }, { kind: 'INITIALIZE' }],
  ['[AMBIG-24] asks in PERMISSION_REGISTER', { isAsking: true }, asking],
  [
    '[AMBIG-24] without a passcode a fail requires one',
    { isAsking: false, result: { status: 'fail', reason: 'no' } },
    { kind: 'REQUIRE_PASSCODE' },
  ],
  [
    '[PERM-05] any other result is a success',
    { isAsking: true, result: { status: 'whatever' } },
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
