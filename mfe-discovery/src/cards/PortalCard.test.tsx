import { describe, expect, test } from '@jest/globals';
import type { PortalCardSource } from '@portico/shared/contracts';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { color } from '@portico/shared/ui';
import { screen, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { useTagNamesQuery } from '../tags/tag-names.api.ts';
import { failure, namesOfTags, portalCard } from '../testing/fake-search.ts';
import { PortalCard } from './PortalCard.tsx';

const show = (rest: Partial<PortalCardSource>, distanceKm?: number) =>
  renderWithPlatform(
    <PortalCard
      hit={{
        kind: 'portal',
        source: portalCard('p 1', rest),
        ...(distanceKm === undefined ? {} : { distanceKm }),
      }}
    />,
    { namespace: 'mfe-discovery', messages: en, hasStyles: true },
  );

describe('a portal on a card', () => {
  test('[APP-28] shows thumbnail, title, tags and highlight sentence in one link', async () => {
    const { container } = await show({ imageURL: '/images/abc', highlightSentence: { en: 'Mist at dawn' } });
    expect(container.querySelector('img[src^="/images/abc"]')).not.toBeNull();
    const link = screen.getByRole('link', { name: 'Portal p 1' });
    expect(link.getAttribute('href')).toBe('/portals/p%201?provider=demo');
    expect(screen.getByText('Mist at dawn')).toBeTruthy();
  });

  describe('with tags', () => {
    const Page = () => {
      useTagNamesQuery('en');
      const tags = ['วัด', 'wiharn', 'tea', 'fourth'];
      return <PortalCard hit={{ kind: 'portal', source: portalCard('p', { tags }) }} />;
    };
    const open = (server: Record<string, FakeCall>) =>
      renderWithPlatform(<Page />, { namespace: 'mfe-discovery', messages: en, server, hasStyles: true });
    const shownTags = async () =>
      within(await screen.findByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);

    test('[APP-28, OPEN-53] shows the first three by their names in the reader’s language, each name once', async () => {
      await open(namesOfTags('en', { names: { วัด: 'Temple', wiharn: 'Temple' } }));
      expect(await shownTags()).toEqual(['Temple', 'tea', 'fourth']);
    });

    test('[OPEN-53] keeps their space, without a text in another language, until the names are there', async () => {
      let send = (): void => undefined;
      const sent = new Promise<void>((resolve) => {
        send = resolve;
      });
      await open({ 'GET /api/tag-names': () => sent.then(() => ({ data: { names: { วัด: 'Temple' } } })) });
      expect(screen.getByText('วัด')).toBeTruthy();
      expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull();
      send();
      expect(await shownTags()).toEqual(['Temple', 'wiharn', 'tea']);
    });

    test('[OPEN-53] shows them as they are stored if the names cannot be loaded', async () => {
      await open({ 'GET /api/tag-names': () => failure() });
      expect(await shownTags()).toEqual(['วัด', 'wiharn', 'tea']);
    });
  });

  test('[OPEN-19] the short description replaces a missing highlight sentence', async () => {
    await show({ highlightSentence: { en: ' ' }, shortDescription: { en: 'A tea house' } });
    expect(screen.getByText('A tea house')).toBeTruthy();
  });

  test.each([
    ['new', color.brand, ['new']],
    ['recommend', color.brand, ['recommend']],
    ['season', color.photoPlate, ['season']],
    ['anything', color.photoPlate, []],
  ])(
    '[OPEN-19] its promote word is a ribbon in the style and with the icon of the type %s',
    async (promoteType, background, icons) => {
      await show({ promoteWord: 'New kiln', promoteType });
      const ribbon = screen.getByText('New kiln').parentElement as HTMLElement;
      expect(getComputedStyle(ribbon).background).toBe(background);
      expect(
        [...ribbon.querySelectorAll('[data-icon]')].map((icon) => icon.getAttribute('data-icon')),
      ).toEqual(icons);
    },
  );

  test("[OPEN-19, DATA-02] the ribbon's word is in the reader's language", async () => {
    await show({ promoteWord: { th: 'แนะนำ', en: 'Recommended' } });
    expect(screen.getByText('Recommended')).toBeTruthy();
    expect(screen.queryByText('แนะนำ')).toBeNull();
  });

  test.each(['USER_DRAFT', 'REJECT', 'DRAFT'] as const)(
    '[AMBIG-23] %s has the badge UNOFFICIAL',
    async (status) => {
      await show({ status });
      expect(screen.getByText('UNOFFICIAL')).toBeTruthy();
    },
  );

  test('a released, public one has no badge', async () => {
    await show({});
    expect(screen.queryByText('UNOFFICIAL')).toBeNull();
    expect(screen.queryByText('Private')).toBeNull();
  });

  test('[AMBIG-23] a private one has a lock', async () => {
    await show({ isPrivate: true });
    expect(screen.getByText('Private')).toBeTruthy();
  });

  test('[PORTAL-15] shows the distance when it is known', async () => {
    await show({}, 0.85);
    expect(screen.getByText('850 m')).toBeTruthy();
    await show({}, 9432.7);
    expect(screen.getByText('9,433 km')).toBeTruthy();
  });

  test('[DATA-02] a text of another language has its lang attribute', async () => {
    await show({ title: { th: 'น้ำชา' } });
    expect(screen.getByText('น้ำชา').getAttribute('lang')).toBe('th');
  });
});
