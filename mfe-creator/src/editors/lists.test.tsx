import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { isGone, openEditor, openTools, portalServer } from '../editing/testing/editor-page.tsx';

const save = () => screen.getByRole('button', { name: 'Save' });

describe('the order of the gallery', () => {
  test('[AMBIG-14] rows move by their buttons and announce their position; the cover stays first', async () => {
    const { portal, server, lastChanges } = portalServer();
    const page = await openTools({ part: 'gallery', portal, server });
    const dialog = await openEditor(page, 'Reorder gallery');
    const rows = () =>
      within(screen.getByRole('list', { name: 'Gallery order' }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('p')?.textContent);
    expect(rows()).toEqual(['One', 'Two', 'Three']);
    expect(dialog.getByRole('button', { name: 'Move One up' }).getAttribute('aria-disabled')).toBe('true');
    await page.user.click(dialog.getByRole('button', { name: 'Move Three up' }));
    expect(rows()).toEqual(['One', 'Three', 'Two']);
    expect(dialog.getByText('Three is now at position 2 of 3')).toBeTruthy();
    await page.user.click(save());
    await isGone();
    const [cover, one, two, three] = portal.galleryImages ?? [];
    expect(lastChanges()).toEqual({ galleryImages: [cover, one, three, two] });
  });
});

test('links are reordered in the same way', async () => {
  const { portal, server, lastChanges } = portalServer();
  const page = await openTools({ part: 'links', portal, server });
  const dialog = await openEditor(page, 'Reorder links');
  await page.user.click(dialog.getByRole('button', { name: 'Move First link down' }));
  await page.user.click(save());
  await isGone();
  expect(lastChanges()).toEqual({ links: portal.links?.toReversed() });
});
