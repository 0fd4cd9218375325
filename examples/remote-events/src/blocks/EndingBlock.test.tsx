import { expect, test } from '@jest/globals';
import { portalApi, selectData } from '@portico/shared/api';
import { type GalleryItem, type Portal, portalById } from '@portico/shared/contracts';
import { byContract, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import { EndingBlock } from './EndingBlock.tsx';

const inn: Portal = {
  _id: 'inn',
  provider: 'demo',
  title: { en: 'The inn' },
  status: 'RELEASE',
  modifiedDate: '2026-11-01T00:00:00.000Z',
  editors: [],
  townRefs: [],
  listingRefs: [],
};

async function renderEndingBlock(items: Partial<GalleryItem>[]) {
  const galleryImages = items.map((item) => ({ type: 'picture' as const, ...item }));
  const page = await renderWithPlatform(<EndingBlock portalId="inn" isEditor={false} />, {
    namespace: 'remote-events',
    messages,
    server: byContract(portalById, () => ({ data: { ...inn, galleryImages } })),
  });
  await waitFor(() =>
    expect(selectData(portalApi.endpoints.portal, { id: 'inn' }, page.store.getState())).toBeTruthy(),
  );
}

test('shows what ends next and leads to the rest', async () => {
  await renderEndingBlock(
    ['04', '01', '03', '02'].map((day) => ({ title: { en: `Ends ${day}` }, expDate: `2026-12-${day}` })),
  );
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Ends 01until Dec 1, 2026',
    'Ends 02until Dec 2, 2026',
    'Ends 03until Dec 3, 2026',
  ]);
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/events/inn');
});

test('takes no room where nothing ends', async () => {
  await renderEndingBlock([{ title: { en: 'Always' } }]);
  expect(screen.queryByRole('region')).toBeNull();
});
