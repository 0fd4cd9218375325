// Runs alone: what an editor retains lives in a module.
import { describe, expect, test } from '@jest/globals';
import type { PortalPart } from '@portico/shared/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { openTools, portalServer } from './testing/editor-page.tsx';

const notices = () => screen.getByRole('list', { name: 'notices' }).textContent;

describe('the tools of a part', () => {
  test.each([
    [
      'page',
      [
        'Thumbnail',
        'Pop-up',
        'Privacy',
        'Editors',
        'Versions',
        'Check page',
        'Translate',
        'Figures',
        'Delete page',
        'Work on a draft',
      ],
    ],
    ['cover', ['Change cover']],
    ['title', ['Edit title']],
    ['description', ['Edit description']],
    ['callToAction', ['Edit action button']],
    ['tags', ['Edit tags']],
    ['contacts', ['Edit contacts']],
    ['location', ['Edit location']],
    ['openingHours', ['Edit opening hours']],
    ['gallery', ['Add pictures', 'Reorder gallery']],
    ['links', ['Add a link', 'Reorder links']],
    ['contributors', ['Edit contributors']],
  ] satisfies [PortalPart, string[]][])('[EDIT-01, EDIT-02] of %s: %j', async (part, names) => {
    await openTools({ part });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(names);
  });

  test.each([
    ['galleryItem', 1, 'One'],
    ['link', 0, 'First link'],
  ] as const)('[EDIT-02, EDIT-20] of a %s: edit and delete, with its name', async (part, index, name) => {
    await openTools({ part, index });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      `Edit: ${name}`,
      `Delete: ${name}`,
    ]);
  });

  test('[CAT-15] link to the catalogue’s own editing page', async () => {
    await openTools({ part: 'catalog' });
    expect(screen.getByRole('link', { name: 'Edit catalogue' }).getAttribute('href')).toBe(
      '/catalog/edit?portalId=p1&provider=demo',
    );
  });
});

describe('hiding a section', () => {
  test('[OPEN-18, EDIT-03] hides and shows it with one press each, and leaves the others', async () => {
    const { portal, server, saves, lastChanges } = portalServer({ hideInformations: ['tags'] });
    const { user } = await openTools({ part: 'contacts', portal, server });
    const visible = () => screen.getByRole('switch', { name: 'Contacts: visible to visitors' });
    expect(visible().getAttribute('aria-checked')).toBe('true');
    await user.click(visible());
    await waitFor(() => expect(visible().getAttribute('aria-checked')).toBe('false'));
    expect(lastChanges()).toEqual({ hideInformations: ['tags', 'contacts'] });
    expect(saves[0]?.data['modifiedDate']).toBe(portal.modifiedDate);
    await user.click(visible());
    await waitFor(() => expect(visible().getAttribute('aria-checked')).toBe('true'));
    await waitFor(() => expect(lastChanges()).toEqual({ hideInformations: ['tags'] }));
  });

  test('[ERR-10, T-21] a failure is reported, and discarding restores the section', async () => {
    const { user } = await openTools({
      part: 'contacts',
      server: {
        'PUT /api/portal/:id': () =>
          Response.json({ status: 'fail', code: 'internal', reason: 'Out of paper.' }, { status: 500 }),
      },
    });
    await user.click(screen.getByRole('switch'));
    expect(await screen.findByText('Out of paper.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard change' }));
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  });

  test('[T-49] a conflict shows someone else’s change instead of undoing it', async () => {
    const { portal, server, changeElsewhere } = portalServer();
    const { user } = await openTools({ part: 'contacts', portal, server });
    changeElsewhere({ title: { en: 'Somchai Noodles' }, hideInformations: ['gallery'] });
    await user.click(screen.getByRole('switch'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Somchai Noodles'),
    );
    expect(notices()).toMatch(/Someone has changed this page/);
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  });
});

describe('deleting an entry', () => {
  const ask = () => screen.findByRole('alertdialog', { name: 'Are you sure delete?' });

  test('[EDIT-20, EDIT-27, T-22] confirms with its name and the focus on Cancel, then saves the others', async () => {
    const { portal, server, saves, lastChanges } = portalServer();
    const { user } = await openTools({ part: 'galleryItem', index: 2, portal, server });
    await user.click(screen.getByRole('button', { name: 'Delete: Two' }));
    expect((await ask()).textContent).toContain('Two');
    expect(document.activeElement?.textContent).toBe('Cancel');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(saves).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete: Two' }));
    await user.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(lastChanges()).toEqual({
      galleryImages: portal.galleryImages?.filter((_, place) => place !== 2),
    });
  });

  test('[EDIT-20] a link', async () => {
    const { portal, server, lastChanges } = portalServer();
    const { user } = await openTools({ part: 'link', index: 0, portal, server });
    await user.click(screen.getByRole('button', { name: 'Delete: First link' }));
    await user.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lastChanges()).toEqual({ links: portal.links?.slice(1) }));
  });

  test('[T-22, T-26] in Thai the literal question has a translation below', async () => {
    const { user } = await openTools({ part: 'link', index: 0, language: 'th' });
    await user.click(screen.getByRole('button', { name: /^ลบ/ }));
    expect((await ask()).textContent).toContain('แน่ใจไหมว่าต้องการลบ');
  });
});
