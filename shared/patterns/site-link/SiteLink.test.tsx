import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { SiteLink } from './SiteLink.tsx';

const hrefOf = async (address: string | undefined) => {
  const { container } = await renderWithPlatform(<SiteLink address={address}>text</SiteLink>, {
    namespace: 'shell',
    messages: {},
  });
  expect(container.textContent).toBe('text');
  return container.querySelector('a')?.getAttribute('href');
};

test.each([
  ['/portals/a?b=1', '/portals/a?b=1'],
  ['https://a.example/', 'https://a.example/'],
  ['tel:+66', 'tel:+66'],
])('[T-12] links to %s', async (address, href) => {
  expect(await hrefOf(address)).toBe(href);
});

test.each(['//host', '/\\host', 'javascript:alert(1)', 'words', undefined])(
  '[T-12] shows plain text for the address %s',
  async (address) => {
    expect(await hrefOf(address)).toBeUndefined();
  },
);
