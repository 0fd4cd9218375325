import { describe, expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openEditor, portalServer, type ToolsOptions, toolsPage } from './testing/editor-page.tsx';

const openTools = (options: ToolsOptions) => renderWithPlatform(...toolsPage(options));

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const openTitle = async (options: Omit<ToolsOptions, 'part'> = {}) => {
  const page = await openTools({ part: 'title', ...options });
  await openEditor(page, 'Edit title');
  return page;
};

describe('saving', () => {
  test('[EDIT-03, EDIT-04, API-07, API-27, AMBIG-32] sends what changed alone, shows the answer and closes', async () => {
    const { portal, server, saves } = portalServer();
    const page = await openTitle({ portal, server });
    expect(title().value).toBe('Old Town Noodles');
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await isGone();
    expect(saves).toEqual([
      {
        data: {
          _id: 'p1',
          modifiedDate: portal.modifiedDate,
          title: { en: 'Old Town Noodles!', th: 'ก๋วยเตี๋ยว', lang: 'en' },
        },
      },
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Old Town Noodles!');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit title' }));
  });

  test('[EDIT-04] both fields, and a sentence without words is cleared', async () => {
    const { portal, server, lastChanges } = portalServer();
    const page = await openTitle({ portal, server });
    await page.user.clear(title());
    await page.user.type(title(), 'Soup');
    await page.user.clear(screen.getByRole('textbox', { name: 'Highlight sentence' }));
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    await isGone();
    expect(lastChanges()).toEqual({
      title: { en: 'Soup', th: 'ก๋วยเตี๋ยว', lang: 'en' },
      highlightSentence: null,
    });
  });

  test('nothing changed, nothing sent', async () => {
    const { portal, server, saves } = portalServer();
    const page = await openTitle({ portal, server });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await isGone();
    expect(saves).toEqual([]);
  });

  test('[VAL-13] title and highlight sentence each say their own suggested length', async () => {
    const { portal, server } = portalServer({ title: { en: 'Soup' }, highlightSentence: { en: 'Hot' } });
    const { user } = await openTitle({ portal, server });
    const highlight = screen.getByRole('textbox', { name: 'Highlight sentence' });
    const hintOf = (field: HTMLElement) =>
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
    expect(hintOf(title())).toBe('4 characters (prefer more than 50 characters)');
    expect(hintOf(highlight)).toBe('3 characters (prefer more than 60 characters)');
    await user.click(highlight);
    await user.paste('x'.repeat(57));
    expect(hintOf(highlight)).toBe('60 characters (prefer at least 60 characters.)');
  });

  test('[VAL-03] a title that is empty in every language is refused at its field, and nothing is sent', async () => {
    const fake = portalServer({ title: { en: 'Noodles' } });
    const page = await openTitle({ portal: fake.portal, server: fake.server });
    await page.user.clear(title());
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Require Title field')).toBeTruthy();
    expect(title().getAttribute('aria-invalid')).toBe('true');
    expect(fake.saves).toEqual([]);
  });

  test('[ERR-10, T-21] a failed save says why in the page and keeps what was typed', async () => {
    const nativeAlert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const page = await openTitle({
      server: {
        'PUT /api/portal/:id': () =>
          Response.json({ status: 'fail', code: 'internal', reason: 'Out of paper.' }, { status: 500 }),
      },
    });
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Out of paper.');
    expect(title().value).toBe('Old Town Noodles!');
    expect(nativeAlert).not.toHaveBeenCalled();
    nativeAlert.mockRestore();
  });

  test('an editor that cannot be loaded says so, and the button works again', async () => {
    const { editors } = await import('../editors/editor-registry.ts');
    const load = jest.spyOn(editors.title, 'load').mockRejectedValueOnce(new Error('offline'));
    const page = await openTools({ part: 'title' });
    await page.user.click(screen.getByRole('button', { name: 'Edit title' }));
    expect(await screen.findByText(/The editor could not be loaded/)).toBeTruthy();
    await openEditor(page, 'Edit title');
    expect(title().value).toBe('Old Town Noodles');
    load.mockRestore();
  });
});

describe('[T-41] unsaved changes', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });

  test.each([
    ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    [
      'a press beside it',
      () => {
        fireEvent.pointerDown(screen.getByRole('dialog'));
        fireEvent.click(screen.getByRole('dialog'));
      },
    ],
  ])('%s asks first, and keeping on keeps the words', async (_way, leave) => {
    const page = await openTitle();
    await page.user.type(title(), '!');
    leave();
    await page.user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    expect(title().value).toBe('Old Town Noodles!');
    leave();
    await page.user.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await isGone();
    expect(page.calls).toEqual([]);
  });

  test('without changes nothing is asked', async () => {
    const page = await openTitle();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isGone();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('leaving the page waits for an answer', async () => {
    const page = await openTitle();
    await page.user.type(title(), '!');
    await act(() => page.router.navigate('/elsewhere'));
    await page.user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    expect(page.address()).toBe('/portals/p1');
    await act(() => page.router.navigate('/elsewhere'));
    await page.user.click(within(await question()).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByTestId('elsewhere')).toBeTruthy();
  });
});

describe('[T-49] someone else was faster', () => {
  async function conflict() {
    const fake = portalServer();
    const page = await openTitle(fake);
    await page.user.type(title(), '!');
    fake.changeElsewhere({ title: { en: 'Somchai Noodles' } });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Somchai has changed this page');
    return { ...fake, page };
  }

  test('their version can be looked at on the page, while one’s own words are kept', async () => {
    const { page } = await conflict();
    await page.user.click(screen.getByRole('button', { name: 'Look at the newer version' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Somchai Noodles'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Back to my changes' }));
    expect(title().value).toBe('Old Town Noodles!');
  });

  test('it is saved over only knowingly', async () => {
    const { page, saves, lastChanges } = await conflict();
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    expect(saves).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Old Town Noodles');
    await page.user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await isGone();
    expect(saves[2]?.data['modifiedDate']).toBe('2026-11-02T10:00:00.000Z');
    expect(lastChanges()).toEqual({
      title: { en: 'Old Town Noodles!', th: 'ก๋วยเตี๋ยว', lang: 'en' },
    });
  });
});

describe('[T-49] what the other person changed is shown before one may save over it', () => {
  const change = (label: string) => screen.getByText(label).parentElement;

  test('in full where it is the same part, word by word; the other parts by name', async () => {
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
    expect(screen.getByText('Changed as well: Tags')).toBeTruthy();
  });
});

describe('the page shows a change before it is saved', () => {
  /** A server that answers when it is told to. */
  function slowServer() {
    const fake = portalServer();
    const answers: (() => void)[] = [];
    const put = fake.server['PUT /api/portal/:id'];
    const server: NonNullable<ToolsOptions['server']> = {
      ...fake.server,
      'PUT /api/portal/:id': async (request) => {
        await new Promise<void>((answer) => answers.push(answer));
        return put?.(request);
      },
    };
    const answer = async () => {
      await waitFor(() => expect(answers.length).toBeGreaterThan(0));
      answers.shift()?.();
    };
    return { ...fake, server, answer };
  }
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  test('[EDIT-03] at once, says that it is being saved and then that it is', async () => {
    const slow = slowServer();
    const page = await openTitle(slow);
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Saving').closest('[aria-live]')).toBeTruthy();
    await waitFor(() => expect(heading()).toBe('Old Town Noodles!'));
    await slow.answer();
    expect((await screen.findByText('Saved')).closest('[aria-live]')).toBeTruthy();
  });

  test('[T-49] undo saves what was there before, under the version that the save made', async () => {
    const fake = portalServer();
    const page = await openTitle(fake);
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(heading()).toBe('Old Town Noodles');
    expect(fake.lastChanges()).toEqual({ title: fake.portal.title });
    expect(fake.saves[1]?.data['modifiedDate']).not.toBe(fake.saves[0]?.data['modifiedDate']);
  });

  test('[T-49] after someone else’s change nothing is undone, and it is said who was faster', async () => {
    const fake = portalServer();
    const page = await openTitle(fake);
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Undo' });
    fake.changeElsewhere({ tags: ['soup'] });
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Nothing was undone')).toBeTruthy();
    expect(screen.getByText(/Somchai has changed this page/)).toBeTruthy();
    expect(heading()).toBe('Old Town Noodles!');
  });

  test('[ERR-10] what failed comes back as it was typed, to be tried again or taken back', async () => {
    const fake = portalServer();
    let isDown = true;
    const put = fake.server['PUT /api/portal/:id'];
    const page = await openTitle({
      ...fake,
      server: {
        ...fake.server,
        'PUT /api/portal/:id': (request) =>
          isDown
            ? Response.json({ status: 'fail', code: 'internal', reason: 'Out of paper.' }, { status: 500 })
            : put?.(request),
      },
    });
    await page.user.type(title(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    const problem = within(await screen.findByRole('alert'));
    expect(title().value).toBe('Old Town Noodles!');
    expect(heading()).toBe('Old Town Noodles');
    isDown = false;
    await page.user.click(problem.getByRole('button', { name: 'Try again' }));
    await isGone();
    expect(heading()).toBe('Old Town Noodles!');
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  test('[ERR-10] a press without a form stays on the page until it is tried again or taken back', async () => {
    const { portal } = portalServer();
    const page = await openTools({
      part: 'tags',
      portal,
      server: {
        'PUT /api/portal/:id': () =>
          Response.json({ status: 'fail', code: 'internal', reason: 'Out of paper.' }, { status: 500 }),
      },
    });
    const visible = () => screen.getByRole('switch').getAttribute('aria-checked');
    await page.user.click(screen.getByRole('switch'));
    expect(await screen.findByText('Out of paper.')).toBeTruthy();
    await waitFor(() => expect(visible()).toBe('false'));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Take back' });
    await page.user.click(screen.getByRole('button', { name: 'Take back' }));
    expect(visible()).toBe('true');
    expect(screen.queryByText('Out of paper.')).toBeNull();
  });
});

describe('languages', () => {
  test('[DATA-02] each says whether its words are there, and what visitors see where they are not', async () => {
    const page = await openTitle();
    const described = (name: string) => {
      const id = screen.getByRole('radio', { name }).getAttribute('aria-describedby');
      return document.getElementById(id ?? '')?.textContent;
    };
    expect(['English', 'ไทย', '中文'].map(described)).toEqual(['has text', 'partly missing', 'missing']);
    expect(screen.queryByText(/^Visitors who read/)).toBeNull();
    await page.user.click(screen.getByRole('radio', { name: 'العربية' }));
    const [line] = screen.getAllByText(/^Visitors who read العربية see:/);
    const words = line?.querySelector('q');
    expect([words?.textContent, words?.lang, words?.dir]).toEqual(['Old Town Noodles', 'en', 'ltr']);
    await page.user.type(title(), 'شوربة');
    expect(described('العربية')).toBe('partly missing');
  });

  test('each is written without losing the others, and says which it is', async () => {
    const { portal, server, lastChanges } = portalServer();
    const page = await openTitle({ portal, server });
    const thai = screen.getByRole('radio', { name: 'ไทย' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
    await page.user.type(title(), '!');
    await page.user.click(thai);
    expect([title().value, title().lang, title().dir]).toEqual(['ก๋วยเตี๋ยว', 'th', 'ltr']);
    await page.user.click(screen.getByRole('radio', { name: 'العربية' }));
    expect([title().value, title().dir]).toEqual(['', 'rtl']);
    await page.user.type(title(), 'شوربة');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await isGone();
    expect(lastChanges()).toEqual({
      title: { en: 'Old Town Noodles!', th: 'ก๋วยเตี๋ยว', ar: 'شوربة', lang: 'ar' },
    });
  });
});
