import { describe, expect, test } from '@jest/globals';
import type { WebConfig } from '@portico/shared/contracts';
import { changesOf, type SiteValues, siteProblems, valuesOf, warningsOf } from './site-values.ts';

const config: WebConfig = {
  provider: 'demo',
  isPrivate: false,
  title: { en: 'Visit Nan' },
  tags: ['tea'],
  contacts: { email: 'a@example.com' },
  logoImageId: 'logo',
  logoImageURL: '/images/logo',
  modifiedDate: '2026-11-21T05:00:00.000Z',
};
const initial = valuesOf(config);
const { modifiedDate } = initial;

describe('a save sends what was changed', () => {
  test.each<[string, Partial<SiteValues>, object]>([
    ['nothing', {}, {}],
    ['a title', { title: { en: 'Nan', lang: 'en' } }, { title: { en: 'Nan', lang: 'en' } }],
    ['a description that was emptied again', { description: { lang: 'en' } }, {}],
    [
      'a contact',
      { contacts: { email: 'b@example.com', phone: ' ' } },
      { contacts: { email: 'b@example.com' } },
    ],
    ['no contacts', { contacts: { email: '' } }, { contacts: null }],
    ['a link without https', { linkExtraButton: 'example.com' }, { linkExtraButton: 'https://example.com/' }],
    ['a link within the site', { linkExtraButton: '/web-page/a' }, { linkExtraButton: '/web-page/a' }],
    ['a pop-up', { popUp: { isShow: true } }, { popUp: { isShow: true } }],
    ['no logo', { logo: undefined }, { logoImageId: null }],
    ['a logo', { logo: { mainImageId: 'new', imageURL: 'blob:x' } }, { logoImageId: 'new' }],
    ['languages', { languages: ['th', 'en', 'ar'] }, { languages: ['th', 'en', 'ar'] }],
    ['sign-up', { signUp: 'closed' }, { signUp: 'closed' }],
    ['assistants', { mcp: true }, { mcp: true }],
    ['search engines', { isIndexed: false }, { isIndexed: false }],
    ['a colour', { brandColor: ' #ffd400 ' }, { brandColor: '#ffd400' }],
  ])('%s', (_what, changes, sent) => {
    expect(changesOf({ ...initial, ...changes }, initial)).toEqual({ ...sent, modifiedDate });
  });

  test('the default colour clears it', () => {
    const colored = valuesOf({ ...config, brandColor: '#ffd400' });
    expect(changesOf({ ...colored, brandColor: '' }, colored)).toMatchObject({ brandColor: null });
  });
});

test.each<[string, Partial<SiteValues>, object]>([
  ['nothing', {}, {}],
  ['no title', { title: { th: ' ' } }, { title: 'site.required' }],
  [
    'an extra button without text and link',
    { isExtraBtn: true },
    { nameExtraButton: 'site.required', linkExtraButton: 'site.required' },
  ],
  ['a link that runs', { linkExtraButton: 'javascript:x' }, { linkExtraButton: 'site.wrongLink' }],
  [
    'a button of the pop-up without text',
    { popUp: { buttonLink: { link: 'example.com', text: '' } } },
    { 'popUp.buttonLink.text': 'popUp.needsText' },
  ],
  ['a colour by name', { brandColor: 'gold' }, { brandColor: 'site.wrongColor' }],
  ['a colour of three digits', { brandColor: '#FD0' }, {}],
])('%s is wrong with it', (_what, changes, problems) => {
  expect(siteProblems({ ...initial, ...changes })).toEqual(problems);
});

test.each<[string, Partial<SiteValues>, string[]]>([
  ['a title', { title: { en: 'Nan' } }, []],
  ['a private site', { isPrivate: true }, ['private']],
  ['closed sign-up', { signUp: 'closed' }, ['closed']],
  ['sign-up by invitation', { signUp: 'invitation' }, ['invitation']],
  ['both', { isPrivate: true, signUp: 'closed' }, ['private', 'closed']],
])('%s is confirmed before it is saved if visitors lose something', (_what, changes, warnings) => {
  expect(warningsOf({ ...initial, ...changes }, initial)).toEqual(warnings);
  expect(warningsOf(initial, { ...initial, ...changes })).toEqual([]);
});
