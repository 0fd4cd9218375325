import { expect, test } from '@jest/globals';
import { settingsWith } from './provider-settings.ts';

test.each([
  ['nothing', { signUp: 'closed' }, {}, { signUp: 'closed' }],
  ['an undefined one', { signUp: 'closed' }, { signUp: undefined }, { signUp: 'closed' }],
  [
    'another',
    { listUnofficial: true },
    { signUp: 'invitation' },
    { listUnofficial: true, signUp: 'invitation' },
  ],
  ['open sign-up', { signUp: 'closed' }, { signUp: 'open' }, {}],
  [
    'null',
    { signUp: 'closed', languages: ['th'], isIndexed: false },
    { signUp: null, languages: null, isIndexed: null },
    {},
  ],
  ['languages in any order, twice', {}, { languages: ['ar', 'th', 'ar'] }, { languages: ['th', 'ar'] }],
  ['all languages', { languages: ['th'] }, { languages: ['en', 'th', 'zh', 'ar'] }, {}],
  ['no search engines', {}, { isIndexed: false }, { isIndexed: false }],
  ['search engines', { isIndexed: false }, { isIndexed: true }, {}],
  ['a switch that is off', {}, { adminSecondFactor: false }, { adminSecondFactor: false }],
] as const)('settings changed by %s', (_what, before, changes, expected) => {
  expect(
    settingsWith(
      before as Parameters<typeof settingsWith>[0],
      changes as unknown as Parameters<typeof settingsWith>[1],
    ),
  ).toEqual(expected);
});
