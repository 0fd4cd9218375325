import { describe, expect, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { fullPortal } from '../../testing/sample-portals.ts';
import { GalleryBlock } from './GalleryBlock.tsx';

const NOW = Date.parse('2026-03-01T03:00:00Z');

const renderGalleryBlock = (portal: Portal = fullPortal, { isEditor = false, isLive = true } = {}) =>
  renderWithPlatform(
    <GalleryBlock portal={portal} isEditor={isEditor} isHidden={false} clock={{ now: NOW, isLive }} />,
    { namespace: 'mfe-portal', messages },
  );

const items = (kind: string) => [...document.querySelectorAll<HTMLElement>(`[data-gallery-item=${kind}]`)];

describe('list view', () => {
  test('[GAL-01, GAL-09, GAL-11, GAL-14] ten full items, then thumbnails, without the cover and expired items', async () => {
    await renderGalleryBlock();
    expect(items('full')).toHaveLength(10);
    expect(items('thumbnail')).toHaveLength(2);
    expect(screen.queryByText('The cover')).toBeNull();
    expect(screen.queryByText('Photo 5')).toBeNull();
    expect(screen.getByText('A film')).toBeTruthy();
  });

  test('[GAL-13] the remaining time of an item is shown after hydration', async () => {
    const portal = {
      ...fullPortal,
      galleryImages: [{ type: 'picture' }, { type: 'picture', expDate: '2026-03-04T03:00:00Z' }],
    };
    await renderGalleryBlock(portal);
    expect(screen.getByText('3 days left')).toBeTruthy();
    await renderGalleryBlock(portal, { isLive: false });
    expect(screen.queryByText('3 days left')).toBeNull();
  });

  test('[AMBIG-36] editors see expired items marked as such', async () => {
    await renderGalleryBlock(fullPortal, { isEditor: true });
    expect(within(items('full')[4] as HTMLElement).getByText('Expired')).toBeTruthy();
    expect(items('full')).toHaveLength(11);
  });

  test('[GAL-04, AMBIG-47] picture links open their address, catalogue tiles their catalogue', async () => {
    await renderGalleryBlock();
    // The accessible name contains the visible host. (WCAG 2.5.3)
    const link = screen.getByRole('link', { name: /Book a class book\.example/ });
    expect(link.getAttribute('href')).toBe('https://book.example/');
    const tile = screen.getByRole('link', { name: 'Cups 7 products' });
    expect(tile.getAttribute('href')).toBe('/catalogRef/cups?catalogId=cups&portalId=full');
    expect(within(tile).getByText('7 products')).toBeTruthy();
  });

  test('[GAL-07, GAL-08] a long description is cut and expands', async () => {
    const { user } = await renderGalleryBlock();
    expect(document.querySelector('[data-excerpt]')?.textContent).toBe(`${'A'.repeat(200)}…`);
    await user.click(screen.getByRole('button', { name: 'see more' }));
    expect(document.querySelector('[data-excerpt]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'see less' }));
    expect(document.querySelector('[data-excerpt]')?.textContent).toBe(`${'A'.repeat(200)}…`);
  });

  test('[GAL-10] a video after the tenth item is shown as a full item in its position', async () => {
    const galleryImages = Array.from({ length: 13 }, (_, at) => ({
      type: at === 12 ? 'video' : 'picture',
      externalUrl: 'https://video.example/watch',
      imageURL: `/images/${at}`,
      title: { en: `Item ${at}` },
    }));
    await renderGalleryBlock({ ...fullPortal, galleryImages });
    expect(items('full').map((item) => item.querySelector('h3')?.textContent)).toEqual([
      ...Array.from({ length: 10 }, (_, at) => `Item ${at + 1}`),
      'Item 12',
    ]);
    expect(items('thumbnail')).toHaveLength(1);
  });

  test('[GAL-12, GAL-15] an item without an end stays, and an expired item disappears at its expiry', async () => {
    const ending = (expDate: string) => ({
      type: 'picture',
      imageURL: '/images/e',
      title: { en: expDate },
      expDate,
    });
    const galleryImages = [
      { type: 'picture' },
      ending('2026-03-01T03:00:00Z'),
      ending('2026-03-01T03:00:01Z'),
      { type: 'picture', imageURL: '/images/f', title: { en: 'For ever' } },
    ];
    await renderGalleryBlock({ ...fullPortal, galleryImages });
    expect(items('full').map((item) => item.querySelector('h3')?.textContent)).toEqual([
      '2026-03-01T03:00:01Z',
      'For ever',
    ]);
    expect(screen.getByText('1 hour left')).toBeTruthy();
  });

  test('[OPEN-11, AMBIG-16] unknown types are shown as pictures, 1:1 without an aspect ratio', async () => {
    await renderGalleryBlock({
      ...fullPortal,
      galleryImages: [
        { type: 'picture' },
        { type: 'panorama', externalUrl: 'https://x.example', imageURL: '/images/q' },
      ],
    });
    const item = items('full')[0] as HTMLElement;
    expect(within(item).getByRole('link').getAttribute('href')).toBe('/images/q');
    expect(item.querySelector<HTMLElement>('[data-picture]')?.style.aspectRatio).toBe('1');
  });
});

describe('photo grids', () => {
  test('[GAL-05, GAL-06, AMBIG-46] visitors switch between list, single and mosaic', async () => {
    const { user } = await renderGalleryBlock();
    for (const [name, form] of [
      ['One picture per row', 'single'],
      ['Mosaic', 'mosaic'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect(document.querySelector('[data-photo-grid]')?.getAttribute('data-photo-grid')).toBe(form);
      expect(items('photo')).toHaveLength(12);
      expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
    }
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(items('photo')).toHaveLength(0);
  });

  test('[GAL-08] cut a long caption and show it whole on demand', async () => {
    const { user } = await renderGalleryBlock();
    await user.click(screen.getByRole('button', { name: 'Mosaic' }));
    const caption = items('photo')[0]?.querySelector('figcaption');
    if (!caption) throw new Error('no caption');
    const excerpt = () => caption.querySelector('[data-excerpt]')?.textContent;
    expect(excerpt()).toBe(`${'A'.repeat(200)}…`);
    await user.click(within(caption).getByRole('button', { name: 'see more' }));
    expect(excerpt()).toBeUndefined();
    expect(within(caption).getByText('A'.repeat(250))).toBeTruthy();
  });

  test('[AMBIG-46] editors have list and grid', async () => {
    await renderGalleryBlock(fullPortal, { isEditor: true });
    const toggle = within(screen.getByRole('group', { name: 'Layout' }));
    expect(toggle.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'List',
      'Grid',
    ]);
  });
});

test('a gallery of only the cover is not rendered', async () => {
  await renderGalleryBlock({ ...fullPortal, galleryImages: [{ type: 'picture' }] });
  expect(screen.queryByRole('region')).toBeNull();
});
