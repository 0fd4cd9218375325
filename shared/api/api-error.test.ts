import { describe, expect, test } from '@jest/globals';
import {
  type ApiError,
  errorMessage,
  isApiError,
  isNotFound,
  isPermissionDenied,
  readErrorReply,
} from './api-error.ts';

const failed = (changes: Partial<Extract<ApiError, { kind: 'status' }>> = {}): ApiError => ({
  kind: 'status',
  status: 409,
  statusText: 'Conflict',
  code: 'conflict',
  reason: 'Someone else saved first.',
  ...changes,
});

describe('errorMessage', () => {
  test.each([
    ['status', failed(), 'Error: 409'],
    ['status-text', failed(), 'Conflict (409)'],
    ['reason', failed(), 'Someone else saved first.'],
    ['reason', failed({ reason: undefined }), 'Conflict (409)'],
    ['status-text', failed({ status: 200, statusText: 'OK' }), 'Someone else saved first.'],
    ['status', failed({ status: 200, statusText: 'OK' }), 'Someone else saved first.'],
    ['reason', failed({ status: 200, statusText: 'OK', reason: undefined }), 'Error'],
    ['reason', { kind: 'offline' }, 'Network Error'],
    ['status', { kind: 'offline' }, 'Network Error'],
    ['reason', { kind: 'timeout' }, 'Error'],
    ['status-text', { kind: 'unreadable' }, 'Error'],
  ] as const)('[ERR-07] by %s of %j is %j', (wording, error, message) => {
    expect(errorMessage(error, wording)).toBe(message);
  });

  test('[ERR-07] is the reason unless the call says otherwise', () => {
    expect(errorMessage(failed())).toBe('Someone else saved first.');
  });
});

describe('classifying errors', () => {
  test('ignores errors that are not API errors', () => {
    expect(isApiError(failed())).toBe(true);
    expect([new Error('x'), undefined, null, 'offline'].map(isApiError)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('isNotFound is true for a 404 alone, not for a 5xx or a lost connection', () => {
    expect(isNotFound(failed({ status: 404 }))).toBe(true);
    expect([failed({ status: 500 }), { kind: 'offline' }, undefined].map(isNotFound)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('a required passcode is recognised by the error code, whatever the status', () => {
    expect(isPermissionDenied(failed({ status: 403, code: 'permission-denied' }))).toBe(true);
    expect(isPermissionDenied(failed({ status: 403, code: 'forbidden' }))).toBe(false);
  });

  test('a failed response without our error body has neither code nor reason', () => {
    expect([readErrorReply(undefined), readErrorReply(null), readErrorReply('<html>')]).toEqual([{}, {}, {}]);
  });
});
