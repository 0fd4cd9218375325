import { beforeAll, expect, jest, test } from '@jest/globals';
import type { Portal, PortalTranslations } from '@portico/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openEditor, openTools, portalServer, type ToolsOptions } from '../editing/testing/editor-page.tsx';
import { provideTranslationMessages } from './namespace.ts';

beforeAll(provideTranslationMessages);

const page: Partial<Portal> = {
  title: { th: 'ก๋วยเตี๋ยว', en: 'Noodles' },
  highlightSentence: { th: 'ตั้งแต่ 1950' },
  galleryImages: [],
  links: [],
};
const rows = (suggestion?: string): PortalTranslations['rows'] => [
  {
    key: 'title',
    source: 'th',
    languages: {
      th: { state: 'source', text: 'ก๋วยเตี๋ยว' },
      en: { state: 'outdated', text: 'Noodles', was: 'ข้าว' },
      zh: { state: 'missing' },
      ar: { state: 'missing' },
    },
  },
  {
    key: 'highlightSentence',
    source: 'th',
    languages: {
      th: { state: 'source', text: 'ตั้งแต่ 1950' },
      en: { state: 'missing', ...(suggestion ? { suggestion } : {}) },
      zh: { state: 'missing' },
      ar: { state: 'missing' },
    },
  },
];

async function open(more: NonNullable<ToolsOptions['server']> = {}) {
  const { portal, server, saves, lastChanges } = portalServer(page);
  const sent: unknown[] = [];
  const reply = (suggestion?: string) => ({
    status: 'ok',
    data: { modifiedDate: portal.modifiedDate, source: 'th', canSuggest: true, rows: rows(suggestion) },
  });
  const site = {
    ...server,
    'GET /api/web-admin/': () => ({ data: {} }),
    'GET /api/portal/:id/translations': () => reply(),
    'PUT /api/portal/:id/translations': ({ body }: { body: unknown }) => {
      sent.push(body);
      return reply();
    },
    'POST /api/portal/:id/translations/suggest': ({ body }: { body: unknown }) => {
      sent.push(body);
      return reply('Since 1950');
    },
    ...more,
  };
  const shown = await openTools({ part: 'page', portal, server: site });
  const dialog = await openEditor(shown, 'Translate');
  return { user: shown.user, dialog, saves, lastChanges, sent, portal };
}

test('each text is a row with its languages and their states as text; a translation is saved with the page', async () => {
  const { user, dialog, lastChanges } = await open();
  const table = within(await dialog.findByRole('grid'));
  expect(table.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
    'Text',
    'ไทย',
    'English',
    '中文',
    'العربية',
  ]);
  const title = within(table.getByRole('row', { name: /^Title/ }));
  expect(title.getByText('Outdated')).toBeTruthy();
  expect(title.getAllByText('Missing')).toHaveLength(2);
  const arabic = title.getByRole('textbox', { name: /^Title, .*العربية/ });
  expect([arabic.getAttribute('lang'), arabic.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  await user.type(arabic, 'شعيرية');
  expect(title.getByText('Not saved')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastChanges()).toEqual({
      title: { th: 'ก๋วยเตี๋ยว', en: 'Noodles', ar: 'شعيرية', lang: 'ar' },
    }),
  );
});

test('an outdated translation is compared with its former source and marked as done', async () => {
  const { user, dialog, sent, portal } = await open();
  const compare = await dialog.findByRole('button', { name: 'Compare: Title, English' });
  await user.click(compare);
  expect(compare.getAttribute('aria-expanded')).toBe('true');
  expect(dialog.getByRole('group', { name: 'What changed in the source' }).textContent).toContain('ข้าว');
  await user.click(dialog.getByRole('button', { name: 'Mark as done: Title, English' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { data: { done: [{ key: 'title', language: 'en' }], modifiedDate: portal.modifiedDate } },
    ]),
  );
});

test('arrow keys move between the cells, Enter goes to the field and Escape back to the cell', async () => {
  const { user, dialog } = await open();
  const grid = await dialog.findByRole('grid', { name: 'Translations' });
  const cells = within(grid).getAllByRole('gridcell');
  const at = (row: number, column: number) => cells[row * 4 + column] as HTMLElement;
  const label = () => document.activeElement?.getAttribute('aria-label');
  expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([at(0, 0)]);
  at(0, 0).focus();
  expect(label()).toBe('Title, ไทย. Source. ก๋วยเตี๋ยว');
  await user.keyboard('{ArrowRight}');
  expect(label()).toBe('Title, English. Outdated. Noodles');
  for (const [keys, row, column] of [
    ['{ArrowDown}', 1, 1],
    ['{ArrowDown}', 1, 1],
    ['{End}', 1, 3],
    ['{ArrowRight}', 1, 3],
    ['{Control>}{Home}{/Control}', 0, 0],
    ['{PageDown}', 1, 0],
    ['{PageUp}', 0, 0],
    ['{ArrowRight}', 0, 1],
  ] as const) {
    await user.keyboard(keys);
    expect(document.activeElement).toBe(at(row, column));
  }
  expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([at(0, 1)]);
  await user.keyboard('{Enter}');
  const field = dialog.getByRole('textbox', { name: 'Title, English' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(field);
  await user.tab();
  expect(label()).toBe('Compare: Title, English');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(at(0, 1));
  expect(field.tabIndex).toBe(-1);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a cell gets the focus when its focused button is removed', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Copy source: Highlight sentence, English' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Highlight sentence, English. Not saved. ตั้งแต่ 1950',
  );
});

test('on a phone the fields are tab stops, and there is no grid', async () => {
  const query = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = () => query as unknown as MediaQueryList;
  try {
    const { dialog } = await open();
    const field = await dialog.findByRole('textbox', { name: 'Title, English' });
    expect([field.tabIndex, dialog.queryByRole('grid')]).toEqual([0, null]);
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('texts without a usable suggestion are counted', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Suggest' }));
  expect(await screen.findByText(/For some texts there was no usable suggestion: 1\./)).toBeTruthy();
});

test('a suggestion is marked as one, and is in the form only once it is accepted', async () => {
  const { user, dialog, saves, sent } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Suggest' }));
  const group = within(await dialog.findByRole('group', { name: 'Suggestion: Highlight sentence, English' }));
  expect(sent).toEqual([{ data: { target: 'en', keys: ['title', 'highlightSentence'] } }]);
  expect(group.getByText(/From a machine/)).toBeTruthy();
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Highlight sentence, English' });
  expect(field.value).toBe('');
  await user.click(group.getByRole('button', { name: /^Accept/ }));
  expect(field.value).toBe('Since 1950');
  expect(saves).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saves[0]?.data['highlightSentence']).toEqual({
      th: 'ตั้งแต่ 1950',
      en: 'Since 1950',
      lang: 'en',
    }),
  );
});

test('a file of a translator fills the form; the skipped rows are listed', async () => {
  const { user, dialog, saves } = await open();
  await dialog.findByRole('grid');
  const csv = 'key,en,ar\ntitle,Noodle soup,\nlinks.4.title,Lost,\n';
  await user.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    // jsdom has no `text()` of a file.
    Object.assign(new File([csv], 'texts.csv'), { text: async () => csv }),
  );
  expect(await dialog.findByText('New texts from the file: 1. Check them, then save.')).toBeTruthy();
  expect(dialog.getByText('Row 3: this page has no text “links.4.title”.')).toBeTruthy();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title, English' }).value).toBe(
    'Noodle soup',
  );
  expect(saves).toEqual([]);
});

test('only what is missing or outdated in the chosen language is listed on demand', async () => {
  const { user, dialog } = await open({
    'GET /api/portal/:id/translations': () => {
      const [title, sentence] = rows() as [PortalTranslations['rows'][0], PortalTranslations['rows'][0]];
      const done = {
        ...title,
        languages: { ...title.languages, en: { state: 'translated', text: 'Noodles' } },
      };
      return {
        status: 'ok',
        data: { modifiedDate: 'x', source: 'th', canSuggest: false, rows: [done, sentence] },
      };
    },
  });
  await user.click(await dialog.findByRole('checkbox', { name: 'Only missing and outdated' }));
  expect(dialog.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['Highlight sentence']);
  expect(dialog.queryByRole('button', { name: 'Suggest' })).toBeNull();
  expect(dialog.getByText('English: 1 of 2 texts are up to date')).toBeTruthy();
});

test('the board shows that a service does not respond', async () => {
  const { user, dialog } = await open({
    'POST /api/portal/:id/translations/suggest': () =>
      Response.json(
        { status: 'fail', code: 'unavailable', reason: 'The translation service does not respond.' },
        { status: 503 },
      ),
  });
  await user.click(await dialog.findByRole('button', { name: 'Suggest' }));
  expect(await screen.findByText(/There are no suggestions now/)).toBeTruthy();
});

test('a board that cannot be loaded is tried again', async () => {
  let isBroken = true;
  const { user, dialog } = await open({
    'GET /api/portal/:id/translations': () =>
      isBroken
        ? Response.json({ status: 'fail', code: 'unavailable', reason: 'No.' }, { status: 503 })
        : { status: 'ok', data: { modifiedDate: 'x', source: 'th', canSuggest: false, rows: rows() } },
  });
  const again = await dialog.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await dialog.findByRole('grid')).toBeTruthy();
});
