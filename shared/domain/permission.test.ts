import { describe, expect, test } from '@jest/globals';
import {
  isPasscodeEntry,
  nextPermission,
  type PermissionEvent,
  type PermissionState,
  showsPasscodeScreen,
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

test.each<[PermissionState, boolean]>([
  [{ kind: 'INITIALIZE' }, false],
  [asking, false],
  [checking, true],
  [{ kind: 'REQUIRE_PASSCODE' }, true],
  [denied, true],
  [{ kind: 'PERMISSION_SUCCESS' }, false],
])('[AMBIG-24] the passcode screen at %j: %s', (state, shown) => {
  expect(showsPasscodeScreen(state)).toBe(shown);
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
