import { beforeAll, expect, test } from '@jest/globals';
import type { Portal, Product } from '@portico/shared/contracts';
import { plainJpeg } from '../../testing/image-store.contract.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { productRepository } from '../products/product.repository.ts';
import { takeImage } from './image.service.ts';

let site: TestApp;
let creator: Record<string, string>;
beforeAll(async () => {
  site = await openTestApp();
  creator = await site.signIn();
  const { records } = site.services;
  const portals = portalRepository(records);
  for (const [position, id] of ['private', 'draft', 'wat-phumin'].entries()) {
    const image = async (shade: number) =>
      (
        await takeImage(site.services, {
          provider: 'demo',
          owner: id,
          by: 'user-creator',
          source: await plainJpeg(400, 300, `#${position}${position}${shade}0aa`),
        })
      ).id;
    const portal = await portals.get('demo', id);
    if (!portal) throw new Error(`there is no ${id}`);
    const html = `<p><img src="/images/${await image(1)}" alt="" /></p>`;
    const value = {
      ...portal.value,
      mainImageId: await image(2),
      galleryImages: [{ type: 'picture', mainImageId: await image(3) }],
      links: [{ externalUrl: 'https://example.com/', mainImageId: await image(4) }],
      contributors: [{ name: 'Ya', mainImageId: await image(5) }],
      popUp: { profileImageId: await image(6), message: html },
      description: { en: html },
      isAdvanceDescription: true,
    };
    await portals.put({ provider: 'demo', id, value });
    const product = await productRepository(records).get('demo', id === 'private' ? 'hidden-1' : 'shop-1');
    if (!product) throw new Error('there is no product');
    await productRepository(records).put({
      ...product,
      value: { ...product.value, mainImageId: await image(7) },
    });
  }
});

/** Every image URL in a response, including its HTML. */
const addressesIn = (response: object): string[] => [
  ...new Set(JSON.stringify(response).match(/\/(small-)?images\/[^"\\<]+/g) ?? []),
];
const refused = async (addresses: readonly string[]): Promise<string[]> => {
  const responses = await Promise.all(
    addresses.map(async (url) => ({ url, code: (await site.ask({ url })).statusCode })),
  );
  return responses.filter(({ code }) => code !== 200).map(({ url }) => url);
};
const withoutSignature = (address: string): string => address.replace(/\?s=.*$/, '');

const read = async <Data>(url: string, headers: Record<string, string>) =>
  (await site.get<{ data: Data }>(url, { headers })).data;

test.each(['private', 'draft'])(
  '[OPEN-03, T-07] the editor of a %s portal sees all its images, and anyone who copies them without signature does not',
  async (id) => {
    const addresses = addressesIn(await read<Portal>(`/api/portal/${id}`, creator));
    expect(addresses).toHaveLength(8);
    expect(await refused(addresses)).toEqual([]);
    const signed = addresses.filter((address) => address.includes('?s='));
    // The thumbnail of a private portal, in both sizes, is on public cards.
    expect(signed).toHaveLength(id === 'private' ? 6 : 8);
    const copied = signed.map(withoutSignature);
    expect(await refused(copied)).toEqual(copied);
  },
);

test('[OPEN-03] a grant shows the images as well', async () => {
  const { grant } = await read<{ grant: string }>('/api/checkPrivacy/portal/id/private', {
    'x-passcode': '123456',
  });
  const portal = await read<Portal>('/api/portal/private', { 'x-portico-grant': grant });
  const products = await read<Product[]>('/api/products?catalogIds=hidden', { 'x-portico-grant': grant });
  expect(products[0]?.imageURL).toMatch(/\?s=/);
  expect(await refused([...addressesIn(portal), products[0]?.imageURL ?? ''])).toEqual([]);
});

test('[OPEN-03] the list of my portals shows the pictures of drafts', async () => {
  const response = await site.get<{ data: Portal[] }>('/api/portal', { headers: creator });
  const [draft, open] = ['draft', 'wat-phumin'].map((id) => response.data.find(({ _id }) => _id === id));
  expect(draft?.imageURL).toMatch(/\?s=/);
  expect(open?.imageURL).not.toMatch(/\?s=/);
  expect(
    await refused([draft?.imageURL, draft?.smallImageURL, open?.imageURL].map((url) => url ?? '')),
  ).toEqual([]);
});

test('addresses of public images have no signature, so that all caches share them', async () => {
  const addresses = addressesIn(await read<Portal>('/api/portal/wat-phumin', creator));
  expect(addresses.filter((address) => address.includes('s='))).toEqual([]);
  const products = await read<Product[]>('/api/products?catalogIds=shop', {});
  expect(products[0]?.imageURL).toMatch(/^\/images\/[\w-]+$/);
});
