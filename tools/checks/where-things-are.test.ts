import { expect, test } from '@jest/globals';
import {
  compareRoutes,
  matchesPattern,
  pathsNamedIn,
  patternsNamedIn,
  readRoutes,
} from './where-things-are.ts';

const source = `
export const remote = {
  name: 'mfe-shop',
  routes: {
    shop: {
      path: '/shop',
      query: ['title'],
      frame: 'bare',
      load: () => import(/* webpackChunkName: "route-shop" */ './pages/shop/shop.route.tsx'),
    },
    'shop-item': {
      path: '/shop/:id',
      load: () =>
        import(
          /* webpackChunkName: "route-shop-item" */ './pages/shop-item/shop-item.route.tsx'
        ),
    },
  },
  slots: {
    'portal.catalog': () => import(/* webpackChunkName: "slot-portal.catalog" */ './slots/shop.slot.tsx'),
  },
} satisfies RemoteModule;
`;
const routes = readRoutes('mfe-shop', source);
const page = (rows: string) => `## Pages\n\n| Address | Route | File |\n|---|---|---|\n${rows}\n`;
const SHOP = '| `/shop` | `shop` | `mfe-shop/src/pages/shop/shop.route.tsx` |';
const ITEM = '| `/shop/:id` | `shop-item` | `mfe-shop/src/pages/shop-item/shop-item.route.tsx` |';

test('reads address and file of each route, whatever else the route declares', () => {
  expect(routes).toEqual([
    { remote: 'mfe-shop', name: 'shop', address: '/shop', file: 'mfe-shop/src/pages/shop/shop.route.tsx' },
    {
      remote: 'mfe-shop',
      name: 'shop-item',
      address: '/shop/:id',
      file: 'mfe-shop/src/pages/shop-item/shop-item.route.tsx',
    },
  ]);
});

test('a route that cannot be read is an error, not a route less', () => {
  expect(() => readRoutes('mfe-shop', "routes: { shop: { path: '/shop', load: loadShop } }")).toThrow(
    'mfe-shop/src/remote.ts has 1 paths; 0 routes could be read',
  );
});

test('a table with every route has no finding', () => {
  expect(compareRoutes(page(`${SHOP}\n${ITEM}`), routes)).toEqual([]);
});

test('finds a route that the table lacks, and a row without a route', () => {
  expect(
    compareRoutes(page(`${SHOP}\n| \`/cart\` | \`cart\` | \`mfe-shop/src/cart.tsx\` |`), routes),
  ).toEqual([
    'docs/where-things-are.md lacks /shop/:id of mfe-shop',
    'docs/where-things-are.md lists the page /cart, which no remote declares',
  ]);
});

test('finds a row that names another file, and a route whose file breaks the naming rule', () => {
  const moved = [{ remote: 'mfe-shop', name: 'shop', address: '/shop', file: 'mfe-shop/src/Shop.tsx' }];
  expect(compareRoutes(page(SHOP), moved)).toEqual([
    '/shop is in mfe-shop/src/Shop.tsx; docs/where-things-are.md says mfe-shop/src/pages/shop/shop.route.tsx',
    'The route shop of mfe-shop belongs in mfe-shop/src/pages/shop/shop.route.tsx, not in mfe-shop/src/Shop.tsx',
  ]);
});

test('a page without the table is found', () => {
  expect(compareRoutes('# Nothing', routes)).toEqual([
    'docs/where-things-are.md has no table below "## Pages"',
  ]);
});

test('names of files and folders are distinguished from URLs, patterns and commands', () => {
  const text =
    '`server/src/app.ts`, `shell/src/layout/`, `docs/where.md`; not `/images/:id`, `<remote>/src/remote.ts`, ' +
    '`npm run portico -- remotes publish`, `portal.tools`, `PUT /api/portal/:id`';
  expect(pathsNamedIn(text)).toEqual(['server/src/app.ts', 'shell/src/layout/', 'docs/where.md']);
});

test('patterns of files and folders are distinguished from files, commands and keys of messages', () => {
  const text =
    '`<remote>/src/remote.ts`, `shared/ui/<name>/`, `<slot>.slot.tsx`; not `server/src/app.ts`, ' +
    '`npm run portico -- <noun> <verb>`, `<area>.<meaning>`, `kinds.<path>`, `<name>`';
  expect(patternsNamedIn(text)).toEqual(['<remote>/src/remote.ts', 'shared/ui/<name>/', '<slot>.slot.tsx']);
});

test.each([
  ['<remote>/src/remote.ts', 'mfe-shop/src/remote.ts', true],
  ['<remote>/src/remote.ts', 'examples/mfe-shop/src/remote.ts', false],
  ['server/src/<area>-metrics.ts', 'server/src/queue-metrics.ts', true],
  ['server/src/<area>-metrics.ts', 'server/src/metrics.ts', false],
  ['server/src/<area>-metrics.ts', 'server/src/queue/queue-metrics.ts', false],
  ['shared/ui/<name>/', 'shared/ui/button/Button.tsx', true],
  ['shared/ui/<name>/', 'shared/ui/index.ts', false],
  ['<slot>.slot.tsx', 'mfe-shop/src/slots/shop.slot.tsx', true],
  ['<slot>.slot.tsx', 'mfe-shop/src/slots/shop.slot.test.tsx', false],
])('for the pattern %s, whether %s matches is %s', (pattern, file, matches) => {
  expect(matchesPattern(file, pattern)).toBe(matches);
});
