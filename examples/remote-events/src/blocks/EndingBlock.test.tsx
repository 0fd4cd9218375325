import { expect, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { EndingBlock } from './EndingBlock.tsx';

const renderEndingBlock = (galleryImages: object[]) =>
  renderWithPlatform(<EndingBlock portal={{ _id: 'inn', galleryImages } as Portal} isEditor={false} />, {
    namespace: 'remote-events',
    messages,
  });

test('shows what ends next and leads to the rest', async () => {
  await renderEndingBlock(
    ['04', '01', '03', '02'].map((day) => ({ title: { en: `Ends ${day}` }, expDate: `2026-12-${day}` })),
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ends 01until 01/12/2026',
    'Ends 02until 02/12/2026',
    'Ends 03until 03/12/2026',
  ]);
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/events/inn');
});

test('takes no room where nothing ends', async () => {
  await renderEndingBlock([{ title: { en: 'Always' } }]);
  expect(screen.queryByRole('region')).toBeNull();
});
