import { expect, test } from '@jest/globals';
import { signUpProblems } from './sign-up-problems.ts';

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
