import { expect, test } from '@jest/globals';
import { PASSWORD_REFUSALS } from '@portico/shared/contracts';
import { refusedFields, signUpProblems } from './sign-up-problems.ts';

const right = {
  displayName: 'Somchai',
  username: 'somchai',
  password: 'ดอกไม้บาน',
  confirmPassword: 'ดอกไม้บาน',
};

test.each([
  [{}, {}],
  [
    { displayName: ' ', username: '', password: '', confirmPassword: '' },
    { displayName: 'required', username: 'required', password: 'required', confirmPassword: 'required' },
  ],
  [{ confirmPassword: 'other' }, { confirmPassword: 'mismatch' }],
  [{ confirmPassword: '' }, { confirmPassword: 'required' }],
  [{ username: ' ab ' }, { username: 'rule' }],
  [{ password: 'short', confirmPassword: 'short' }, { password: 'rule' }],
  [{ displayName: 'x'.repeat(81) }, { displayName: 'rule' }],
] as const)('[VAL-01] [VAL-02] %j gives the error %j', (changes, problems) => {
  expect(signUpProblems({ ...right, ...changes })).toEqual(problems);
});

test('a refusal of the server gives an error at its field', () => {
  const details = ['body.data.username', 'password', 'roles'].map((path) => ({ path, message: 'too long' }));
  expect(refusedFields(details)).toEqual({ username: 'rule', password: 'rule' });
  expect(refusedFields(undefined)).toEqual({});
});

test.each(['common', 'name'] as const)('a password refused as %s gives an error at its field', (why) => {
  expect(refusedFields([{ path: 'password', message: PASSWORD_REFUSALS[why] }])).toEqual({ password: why });
});
