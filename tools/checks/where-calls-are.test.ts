import { expect, test } from '@jest/globals';
import { compareCalls, readCalls } from './where-calls-are.ts';

const contracts = {
  file: 'shared/contracts/calls/shops.calls.ts',
  text: `
export const shop = defineEndpoint({
  id: 'shop',
  method: 'GET',
  path: '/api/shop/:id',
  reply: shopSchema,
});
export const saveShop = defineEndpoint({ id: 'saveShop', method: 'PUT', path: '/api/shop/:id', reply: shopSchema });
`,
};
const shopRoutes = {
  file: 'server/src/resources/shops/shop.routes.ts',
  text: `import { shop } from '@portico/shared/contracts';\n  endpoint(app, shop, async () => found);`,
};
const savingRoutes = {
  file: 'server/src/resources/shops/saving.routes.ts',
  text: `import { saveShop as saveShopCall } from '@portico/shared/contracts';\n  endpoint(\n    app,\n    saveShopCall,\n    async () => found,\n  );`,
};
const calls = readCalls([contracts], [shopRoutes, savingRoutes]);

const page = (...rows: string[]) =>
  `## Calls and other addresses of the server\n\n| Address | Contract | Server |\n|---|---|---|\n${rows.join('\n')}\n`;
const CONTRACT = '`shared/contracts/calls/shops.calls.ts`';
const SHOP = `| \`/api/shop\` | ${CONTRACT} | \`server/src/resources/shops/shop.routes.ts\`; more is beside it |`;
const SAVING = `| \`PUT /api/shop/:shopId\` | ${CONTRACT} | \`server/src/resources/shops/saving.routes.ts\` |`;

test('reads contract and file of each call, also of one that is imported by another name', () => {
  expect(calls).toEqual([
    {
      method: 'GET',
      path: '/api/shop/:id',
      contract: 'shared/contracts/calls/shops.calls.ts',
      server: 'server/src/resources/shops/shop.routes.ts',
    },
    {
      method: 'PUT',
      path: '/api/shop/:id',
      contract: 'shared/contracts/calls/shops.calls.ts',
      server: 'server/src/resources/shops/saving.routes.ts',
    },
  ]);
});

test('a contract that cannot be read, or that the server does not serve, is an error', () => {
  const unreadable = {
    ...contracts,
    text: `${contracts.text}\nexport const other = defineEndpoint(otherShop);`,
  };
  expect(() => readCalls([unreadable], [shopRoutes, savingRoutes])).toThrow(
    'shared/contracts/calls/shops.calls.ts has 3 contracts; 2 could be read',
  );
  expect(() => readCalls([contracts], [shopRoutes])).toThrow(
    'No file of the server has endpoint(app, saveShop, ...)',
  );
});

test('a row covers the addresses below it, unless a row with a longer address or a method does', () => {
  expect(compareCalls(page(SHOP, SAVING), calls)).toEqual([]);
  const longer = SHOP.replace('/api/shop', '/api/shop/:id');
  expect(compareCalls(page(longer, SAVING), calls)).toEqual([]);
});

test('finds a call in another file than its row says, and a call without a row', () => {
  expect(compareCalls(page(SHOP), calls)).toEqual([
    'PUT /api/shop/:id is in server/src/resources/shops/saving.routes.ts; docs/where-things-are.md says server/src/resources/shops/shop.routes.ts',
  ]);
  expect(compareCalls(page(SAVING), calls)).toEqual(['docs/where-things-are.md lacks GET /api/shop/:id']);
});

test('finds a row without a call; a row without a contract is no call', () => {
  const gone = `| \`GET /api/cart\` | ${CONTRACT} | \`server/src/cart.ts\` |`;
  const docs = '| `/api/docs` | made from all contracts | `server/src/plugins/openapi.ts` |';
  expect(compareCalls(page(SHOP, SAVING, gone, docs), calls)).toEqual([
    'docs/where-things-are.md lists GET /api/cart, which no contract has',
  ]);
});

test('a page without the table is found', () => {
  expect(compareCalls('# Nothing', calls)).toEqual([
    'docs/where-things-are.md has no table below "## Calls and other addresses of the server"',
  ]);
});
