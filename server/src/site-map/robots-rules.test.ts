import { expect, test } from '@jest/globals';
import { robotsRules } from './robots-rules.ts';

const personal = (path: string) => ({ path, personal: true });
const open = (path: string) => ({ path });

test.each([
  ['no page', [], []],
  ['a public page', [open('/towns'), open('/towns/:townID')], []],
  ['a personal page', [personal('/login')], ['Disallow: /login']],
  ['a page for a role', [{ path: '/staff', role: 'admin' as const }], ['Disallow: /staff']],
  [
    'pages of two remotes, each once',
    [personal('/b'), personal('/a'), personal('/b')],
    ['Disallow: /a', 'Disallow: /b'],
  ],
  ['pages below another', [personal('/console'), personal('/console/towns/:id')], ['Disallow: /console']],
  ['a parameter', [open('/portals/:id'), personal('/portals/:id/preview')], ['Disallow: /portals/*/preview']],
  ['a parameter at the end', [personal('/seats/:id')], ['Disallow: /seats/']],
  ['a rest', [personal('/files/*')], ['Disallow: /files']],
  ['an optional segment', [personal('/seats/:row?/mine')], ['Disallow: /seats*/mine']],
  ['the home page', [personal('/'), open('/towns')], ['Disallow: /$']],
  [
    'a public page below',
    [personal('/events'), open('/events/:id')],
    ['Disallow: /events', 'Allow: /events/'],
  ],
  [
    'a public page whose path begins the same',
    [personal('/me'), open('/menu')],
    ['Disallow: /me', 'Allow: /menu'],
  ],
  [
    'a personal page below a public one below a personal one',
    [personal('/events'), open('/events/:id'), personal('/events/mine')],
    ['Disallow: /events', 'Disallow: /events/mine', 'Allow: /events/'],
  ],
])('robots.txt for %s', (_name, routes, rules) => {
  expect(robotsRules(routes)).toEqual(['Disallow: /api/', ...rules]);
});
