import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { isGone, portalServer } from './testing/editor-page.tsx';
import { openTitle, title } from './testing/open-title-editor.tsx';

describe('[T-49] a conflicting save', () => {
  async function conflict() {
    const fake = portalServer();
    const page = await openTitle(fake);
    await page.user.type(title(), '!');
    fake.changeElsewhere({ title: { en: 'Somchai Noodles' } });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Somchai has changed this page');
    return { ...fake, page };
  }

  test('the other version can be previewed on the page, and the own input stays', async () => {
    const { page } = await conflict();
    await page.user.click(screen.getByRole('button', { name: 'View newer version' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Somchai Noodles'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Back to my changes' }));
    expect(title().value).toBe('Old Town Noodles!');
  });

  test('the other version is overwritten only after a confirmation', async () => {
    const { page, saves, lastChanges } = await conflict();
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    expect(saves).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Old Town Noodles');
    await page.user.click(screen.getByRole('button', { name: 'Replace with mine' }));
    await isGone();
    expect(saves[2]?.data['modifiedDate']).toBe('2026-11-02T10:00:00.000Z');
    expect(lastChanges()).toEqual({
      title: { en: 'Old Town Noodles!', th: 'ก๋วยเตี๋ยว', lang: 'en' },
    });
  });
});

describe('[T-49] the changes of the other person are shown before overwriting', () => {
  const change = (label: string) => screen.getByText(label).parentElement;

  test('a word diff for the same part, and the names of other parts', async () => {
    const fake = portalServer();
    const page = await openTitle(fake);
    await page.user.type(title(), '!');
    fake.changeElsewhere({ title: { en: 'Old Harbour Noodles' }, tags: ['soup'] });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(change('Title · English')).toBeTruthy());
    const marks = [...(change('Title · English')?.querySelectorAll('ins, del') ?? [])];
    expect(marks.map((mark) => `${mark.tagName} ${mark.textContent}`)).toEqual([
      'DEL removed: Town',
      'INS added: Harbour',
    ]);
    expect(screen.getByText('Also changed: Tags')).toBeTruthy();
  });
});
