import { beforeAll } from '@jest/globals';
import type { Catalog, Product } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../test-app.ts';

export let site: TestApp;
export let creator: { authorization: string };
export let admin: { authorization: string };
/** For tests that change what other tests read. */
export const freshSite = async () => {
  site = await openTestApp();
  [creator, admin] = [await site.signIn(), await site.signIn('admin')];
};

export type Method = 'POST' | 'PUT' | 'DELETE';
export const send = (method: Method, url: string, data?: object, headers: Record<string, string> = creator) =>
  site.ask({ method, url, headers, ...(data ? { body: { data } } : {}) });
export const add = async (data: object): Promise<Product> =>
  (await send('POST', '/api/products', { catalogId: 'shop', name: { en: 'Bowl' }, ...data })).json().data;
export const ids = async (query: string) =>
  (await site.get<{ data: Product[] }>(`/api/products?${query}`)).data.map(({ _id }) => _id);
export const shop = async () => (await site.get<{ data: Catalog[] }>('/api/catalogs?ref=ref-shop')).data[0];

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function openProductsSite(): void {
  beforeAll(freshSite);
}
