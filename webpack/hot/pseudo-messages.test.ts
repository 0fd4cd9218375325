import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { PACKAGES, rootFolder } from '../paths.ts';
import { pseudoMessage, pseudoMessages } from './pseudo-messages.ts';
import pseudoMessagesLoader from './pseudo-messages-loader.ts';

describe('a pseudo-localised message', () => {
  test.each([
    ['accents letters and doubles vowels', 'Back to HOME', '[‹Ƀááçķ ťóó ĤÓÓṀÉÉ›]'],
    ['keeps digits and signs', '404 :(', '[‹404 :(›]'],
    ['keeps placeholders', '{{count}} of {{- name}}', '[‹{{count}} óóƒ {{- name}}›]'],
    ['keeps tags', 'Read <1>our {{kind}}</1><br/>now', '[‹Ŕééááď <1>óóúúŕ {{kind}}</1><br/>ñóóŵ›]'],
    ['keeps nested messages', 'See $t(portal.home)', '[‹Šéééé $t(portal.home)›]'],
    ['keeps entities', 'Food &amp; drink', '[‹Ƒóóóóď &amp; ďŕííñķ›]'],
  ])('%s', (_case, english, pseudo) => {
    expect(pseudoMessage(english)).toBe(pseudo);
  });

  test('stays at its key, also in plural forms and nested objects', () => {
    expect(pseudoMessages({ towns: { more_one: 'a', more_other: 'b' }, title: 'c' })).toEqual({
      towns: { more_one: '[‹áá›]', more_other: '[‹ƀ›]' },
      title: '[‹ç›]',
    });
  });
});

describe.each(PACKAGES)('the messages of %s', (name) => {
  const source = readFileSync(path.join(rootFolder, name, 'locales/en.json'), 'utf8');
  const english = stringsOf(JSON.parse(source));
  const pseudo = stringsOf(pseudoMessages(JSON.parse(source)));

  test('have the same keys and placeholders', () => {
    const placeholders = (messages: Map<string, string>) =>
      [...messages].map(([key, message]) => [key, message.match(/\{\{.*?\}\}|<.*?>/g)]);
    expect(placeholders(pseudo)).toEqual(placeholders(english));
  });

  test('are about 40 % longer', () => {
    const lengthOf = (messages: Map<string, string>) => [...messages.values()].join('').length;
    const growth = lengthOf(pseudo) / lengthOf(english) - 1;
    expect(growth).toBeGreaterThan(0.3);
    expect(growth).toBeLessThan(0.6);
  });
});

test.each([
  ['a page with data-pseudo', '', '[‹ÓÓþééñ›]'],
  ['any other page', undefined, 'Open'],
])('the module that is built from a file has on %s the messages for it', (_case, pseudo, message) => {
  const code = pseudoMessagesLoader('{"open":"Open"}').replace('export default', '');
  const document = { documentElement: { dataset: { pseudo } } };
  expect(runInNewContext(code, { document })).toEqual({ open: message });
});

/** All messages by their joined keys. */
function stringsOf(messages: object, before = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[before + key, value]] : [...stringsOf(value, `${before}${key}.`)],
    ),
  );
}
