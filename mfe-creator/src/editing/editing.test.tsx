import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import arabicMessages from '../../locales/ar.json';
import thaiMessages from '../../locales/th.json';
import { isGone, openEditor, openTools, portalServer } from './testing/editor-page.tsx';
import { openTitle, title } from './testing/open-title-editor.tsx';

describe('saving', () => {
  test('[EDIT-03, EDIT-04, API-07, API-27, AMBIG-32] sends only the changed fields, shows the response and closes', async () => {
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

  test('[EDIT-04] sends both fields, and null for an empty sentence', async () => {
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

  test('sends nothing without changes', async () => {
    const { portal, server, saves } = portalServer();
    const page = await openTitle({ portal, server });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await isGone();
    expect(saves).toEqual([]);
  });

  test('[VAL-13] title and highlight sentence each show their own suggested length', async () => {
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

  test('[VAL-03] a title that is empty in every language shows an error at its field, and nothing is sent', async () => {
    const fake = portalServer({ title: { en: 'Noodles' } });
    const page = await openTitle({ portal: fake.portal, server: fake.server });
    await page.user.clear(title());
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Require Title field')).toBeTruthy();
    expect(title().getAttribute('aria-invalid')).toBe('true');
    expect(fake.saves).toEqual([]);
  });

  test.each([
    ['th', thaiMessages, 'กรอกได้ไม่เกิน 300 ตัวอักษร', 'ชื่อ: '],
    ['ar', arabicMessages, 'أدخل 300 حرف على الأكثر.', 'اسم المكان: '],
  ] as const)(
    '[OPEN-52] a title that the server refuses has its error at the field in the language %s',
    async (language, words, text, name) => {
      const details = [
        { path: 'body.data.title.en', message: 'Too big', code: 'too-long', values: { maximum: 300 } },
      ];
      const page = await openTools({
        part: 'title',
        language,
        server: {
          'PUT /api/portal/:id': () =>
            Response.json({ status: 'fail', code: 'invalid', reason: 'No.', details }, { status: 400 }),
        },
      });
      const editor = await openEditor(page, words.tools.title);
      const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.editors.title.name });
      await page.user.type(field(), '!');
      await page.user.click(editor.getByRole('button', { name: words.editors.save }));
      expect((await screen.findByRole('alert')).textContent).toContain(`${name}${text}`);
      await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
      expect(screen.getByText(text)).toBeTruthy();
      expect(document.activeElement).toBe(field());
    },
  );

  test('[ERR-10, T-21] a failed save shows the reason in the page and keeps the input', async () => {
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

  test('an editor that fails to load shows a message, and its button works again', async () => {
    const { editors } = await import('../editors/editor-registry.ts');
    const load = jest.spyOn(editors.title, 'load').mockRejectedValueOnce(new Error('offline'));
    const page = await openTools({ part: 'title' });
    await page.user.click(screen.getByRole('button', { name: 'Edit title' }));
    expect(await screen.findByText(/The editor couldn’t be loaded/)).toBeTruthy();
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
  ])('%s asks for confirmation, and cancelling keeps the input', async (_way, leave) => {
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

  test('closes without confirmation when nothing changed', async () => {
    const page = await openTitle();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isGone();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('leaving the page waits for the confirmation', async () => {
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

describe('languages', () => {
  test('[DATA-02] each tab shows whether a translation exists, and the fallback where it does not', async () => {
    const page = await openTitle();
    const described = (name: string) => {
      const id = screen.getByRole('radio', { name }).getAttribute('aria-describedby');
      return document.getElementById(id ?? '')?.textContent;
    };
    expect(['English', 'ไทย', '中文'].map(described)).toEqual(['has text', 'partly missing', 'missing']);
    expect(screen.queryByText(/^Visitors who read/)).toBeNull();
    await page.user.click(screen.getByRole('radio', { name: 'العربية' }));
    const [line] = screen.getAllByText(/^Visitors who read .العربية. see:/);
    const words = line?.querySelector('q');
    expect([words?.textContent, words?.lang, words?.dir]).toEqual(['Old Town Noodles', 'en', 'ltr']);
    await page.user.type(title(), 'شوربة');
    expect(described('العربية')).toBe('partly missing');
  });

  test('each is edited without losing the others, and has its lang attribute', async () => {
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
