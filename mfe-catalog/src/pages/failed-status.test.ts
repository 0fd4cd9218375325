import { expect, test } from '@jest/globals';
import type { RouteModule } from '@portico/shared/platform';
import { prefetch as ofRef } from './catalog-ref/catalog-ref.route.tsx';
import { prefetch as ofCatalog } from './catalog-show/catalog-show.route.tsx';
import { prefetch as ofCatalogs } from './catalogs/catalogs.route.tsx';
import { prefetchProduct } from './product/prefetch-product.ts';

const query = '?portalId=%E0%B9%84%E0%B8%A1%E0%B9%88%E0%B8%A1%E0%B8%B5&catalogId=a%20b';

async function statusOf(prefetch: RouteModule['prefetch'], apiStatus: number) {
  const error = { kind: 'status', status: apiStatus, statusText: '', code: '', reason: '' };
  const outcome = await prefetch?.({
    dispatch: (async () => ({ error })) as never,
    getState: () => ({}) as never,
    params: { ref: 'ไม่มี', catalogId: 'a b', productId: '\0' },
    url: new URL(`https://site.example/catalog${query}`),
    language: 'th',
    prefetchSlot: async () => undefined,
  });
  return outcome?.status;
}

test.each<[string, RouteModule['prefetch']]>([
  ['all catalogues', ofCatalogs],
  ['a catalogue', ofCatalog],
  ['a ref', ofRef],
  ['a product', prefetchProduct],
])(
  '[OPEN-43] the page of %s is not found when the API refuses the id, and failed when the API fails',
  async (_name, prefetch) => {
    expect(await statusOf(prefetch, 400)).toBe(404);
    expect(await statusOf(prefetch, 404)).toBe(404);
    expect(await statusOf(prefetch, 500)).toBe(503);
  },
);
