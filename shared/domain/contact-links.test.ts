import { describe, expect, test } from '@jest/globals';
import {
  CONTACT_ORDER,
  contactEntries,
  emailHref,
  firstPhone,
  mapHref,
  phoneHref,
  phoneNumbers,
} from './contact-links.ts';

test('[PORTAL-11] contacts have one order', () => {
  expect(CONTACT_ORDER).toEqual([
    'email',
    'phone',
    'fanpage',
    'instragramId',
    'lineId',
    'webpage',
    'location',
    'others',
  ]);
});

describe('contactEntries', () => {
  test.each([
    ['email', 'ask@example.com', [['ask@example.com', 'mailto:ask@example.com']]],
    [
      'phone',
      '08-1234-5678, +66 2 000 0000',
      [
        ['08-1234-5678', 'tel:0812345678'],
        ['+66 2 000 0000', 'tel:+6620000000'],
      ],
    ],
    ['fanpage', 'ban.mon', [['ban.mon', 'https://ban.mon/']]],
    ['fanpage', 'banmon', [['banmon', 'https://www.facebook.com/banmon']]],
    ['fanpage', 'https://www.example.com/page/', [['example.com/page', 'https://www.example.com/page/']]],
    ['instragramId', '@banmon', [['@banmon', 'https://www.instagram.com/banmon']]],
    ['lineId', 'banmon', [['banmon', 'https://line.me/R/ti/p/~banmon']]],
    ['lineId', '@banmon', [['@banmon', 'https://line.me/R/ti/p/%40banmon']]],
    ['webpage', 'www.example.com', [['www.example.com', 'https://www.example.com/']]],
    ['webpage', 'javascript:alert(1)', [['javascript:alert(1)', undefined]]],
    ['email', '  ', []],
  ] as const)('[PORTAL-11] %s %j', (kind, value, entries) => {
    expect(contactEntries({ [kind]: value }, kind).map(({ text, href }) => [text, href])).toEqual(entries);
  });

  test('without contacts there are no entries', () => {
    expect(contactEntries(undefined, 'email')).toEqual([]);
  });
});

describe('phones', () => {
  test.each([
    ['081,082', '081', ['081', '082']],
    [' , 082', '082', ['082']],
    ['', undefined, []],
    [undefined, undefined, []],
  ])('[PORTAL-20] the first of %j is %j', (list, first, all) => {
    expect(firstPhone(list)).toBe(first);
    expect(phoneNumbers(list)).toEqual(all);
  });

  test.each([
    ['+66 81+2', 'tel:+66812'],
    ['08-1234-5678', 'tel:0812345678'],
    ['๐๘๑-๒๓๔ ๕๖๗๘', 'tel:0812345678'],
    ['๐ ๕๔๗๑ ๐๐๐๐', 'tel:054710000'],
    ['+๖๖ ๘๑ ๒๓๔ ๕๖๗๘', 'tel:+66812345678'],
    ['+66 (0) 81 234 5678', 'tel:+66812345678'],
    ['+66 (0) 2 123 4567', 'tel:+6621234567'],
    ['66 81 234 5678', 'tel:+66812345678'],
    ['+66-2-123-4567', 'tel:+6621234567'],
    ['+856 21 212 345', 'tel:+85621212345'],
    ['1672', 'tel:1672'],
    ['*123#', 'tel:*123#'],
    ['66 123', 'tel:66123'],
  ])('%s is dialled as %s', (number, href) => {
    expect(phoneHref(number)).toBe(href);
  });
});

test('[T-16] an address with line breaks cannot add headers', () => {
  expect(emailHref('a@example.com\nbcc:b')).toBe('mailto:a@example.com%0Abcc%3Ab');
});

test('a position leads to a map', () => {
  expect(mapHref(18.79, -98.9)).toBe('https://www.google.com/maps/search/?api=1&query=18.79%2C-98.9');
});
