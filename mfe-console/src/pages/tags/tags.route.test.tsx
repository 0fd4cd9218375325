import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  type ConsoleTag,
  consoleTags,
  consoleTagUse,
  deleteTag,
  mergeTags,
  setTag,
  type Tag,
  tags as tagsCall,
  updateWebConfig,
  type WebConfig,
  webConfig,
} from '@portico/shared/contracts';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component as TagPage } from '../tag/tag.route.tsx';
import { Component as TagsPage } from './tags.route.tsx';

const { tags, tag, form, undo, move } = messages;
let stored: WebConfig;
let dictionary: Tag[];
let sent: unknown[];
beforeEach(() => {
  stored = {
    provider: 'demo',
    isPrivate: false,
    title: { en: 'Visit Nan' },
    tags: ['วัด', 'sea'],
    languages: ['th', 'en'],
    modifiedDate: '2026-11-21T05:00:00.000Z',
  };
  dictionary = [
    { _id: 'วัด', name: { th: 'วัด', en: 'Temples' }, synonyms: ['wat'], icon: '🛕' },
    { _id: 'sea', name: { en: 'Sea' } },
    { _id: 'river', name: { th: 'แม่น้ำ', en: 'River' } },
  ];
  sent = [];
});

const server = (): Record<string, FakeCall> => ({
  ...byContract(webConfig, () => ({ data: stored })),
  ...byContract(updateWebConfig, ({ body }) => {
    const { data } = body as { data: Partial<WebConfig> };
    sent.push(data.tags);
    stored = { ...stored, ...data, modifiedDate: '2026-11-21T06:00:00.000Z' };
    return { status: 'ok' as const, data: stored };
  }),
  ...byContract(tagsCall, () => ({ data: dictionary })),
  ...byContract(consoleTags, ({ url: { searchParams } }) => {
    const rows: ConsoleTag[] =
      searchParams.get('show') === 'unknown'
        ? [{ _id: 'ทะเล', name: {}, isKnown: false, pages: 7 }]
        : dictionary.map((each) => ({ ...each, isKnown: true, pages: each._id === 'sea' ? 1 : 12 }));
    return { status: 'ok' as const, data: { total: rows.length, rows } };
  }),
  ...byContract(setTag, ({ params, body }) => {
    const { modifiedDate: _seen, ...data } = (body as { data: Partial<Tag> }).data;
    const id = String(params['id']);
    sent.push([id, data]);
    const saved = { ...dictionary.find(({ _id }) => _id === id), ...data, _id: id } as Tag;
    if (!saved.icon) delete saved.icon;
    dictionary = [...dictionary.filter(({ _id }) => _id !== id), saved];
    return { status: 'ok' as const, data: saved };
  }),
  ...byContract(deleteTag, ({ params }) => {
    sent.push(['delete', params['id']]);
    dictionary = dictionary.filter(({ _id }) => _id !== params['id']);
    return { status: 'ok' as const };
  }),
  ...byContract(consoleTagUse, () => ({ status: 'ok' as const, data: { pages: 230, isOnHome: true } })),
  ...byContract(mergeTags, ({ body }) => {
    const { data } = body as { data: { into: string; after?: string } };
    sent.push(data);
    const into = dictionary.find(({ _id }) => _id === data.into) as Tag;
    return {
      status: 'ok' as const,
      data: data.after ? { tag: into, pages: 30 } : { tag: into, pages: 200, next: 'p-199' },
    };
  }),
});

const open = (url: string, calls: Record<string, FakeCall> = {}) =>
  renderWithPlatform(
    {
      routes: [
        { path: '/console/tags', Component: TagsPage },
        { path: '/console/tags/edit', Component: TagPage },
      ],
      url,
    },
    { namespace: 'mfe-console', messages, server: { ...server(), ...calls } },
  );

const list = (name: string) => screen.findByRole('list', { name });
const rowsOf = async (name: string) =>
  within(await list(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('the tags of the site', () => {
  test('have their names, their use, and the languages of the site in which a name is missing', async () => {
    await open('/console/tags');
    await waitFor(async () =>
      expect(await rowsOf(tags.all)).toEqual([
        '🛕 TemplesHome page12 pagesวัด',
        'SeaHome page1 pageseaNo name in Thai',
        'River12 pagesriver',
      ]),
    );
  });

  test('that the dictionary does not have are a filter, and lead to where they get names', async () => {
    const { user, address } = await open('/console/tags');
    await list(tags.all);
    await user.selectOptions(screen.getByRole('combobox', { name: tags.show }), 'unknown');
    await user.click(await screen.findByRole('link', { name: 'ทะเล' }));
    expect(new URLSearchParams(address().split('?')[1]).get('tag')).toBe('ทะเล');
    expect(await screen.findByText(tag.unknown)).toBeTruthy();
  });
});

describe('the tags of the home page', () => {
  const order = () => rowsOf(tags.home);

  test('are added, moved by buttons, removed, and saved in their order', async () => {
    const { user } = await open('/console/tags');
    expect(await order()).toEqual(['Temples', 'Sea']);
    await user.selectOptions(screen.getByRole('combobox', { name: tags.addToHome }), 'river');
    await user.click(button(tags.add));
    await user.click(button(move.up.replace('{{name}}', 'River')));
    await user.click(button(move.up.replace('{{name}}', 'River')));
    await user.click(button(tags.remove.replace('{{name}}', 'Sea')));
    expect(await order()).toEqual(['River', 'Temples']);
    expect(screen.getByText(form.unsaved)).toBeTruthy();
    await user.click(button(form.save));
    await screen.findByText(form.saved);
    expect(sent).toEqual([['river', 'วัด']]);
  });

  test('the first cannot move up', async () => {
    await open('/console/tags');
    await list(tags.home);
    expect(button(move.up.replace('{{name}}', 'Temples')).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a tag', () => {
  test('is added with names in several languages, and the addition can be undone', async () => {
    const { user, address } = await open('/console/tags/edit');
    await user.type(await field('Name (English)'), 'Lake');
    await user.type(await field('Name (Thai)'), 'ทะเลสาบ');
    await user.type(await field(tag.synonyms), 'pond, lagoon');
    await user.click(button(form.save));
    await waitFor(() => expect(address()).toBe('/console/tags'));
    expect(sent).toEqual([
      [
        'ทะเลสาบ',
        { name: { en: 'Lake', th: 'ทะเลสาบ', lang: 'th' }, synonyms: ['pond', 'lagoon'], icon: null },
      ],
    ]);
    expect(await rowsOf(tags.all)).toHaveLength(4);
    await user.click(await screen.findByRole('button', { name: undo.undo }));
    await waitFor(() => expect(sent.at(-1)).toEqual(['delete', 'ทะเลสาบ']));
  });

  test('needs a name, and no word of another tag', async () => {
    const { user } = await open('/console/tags/edit');
    await field('Name (English)');
    await user.click(button(form.save));
    expect(await screen.findByText(tag.required)).toBeTruthy();
    await user.type(await field('Name (English)'), 'WAT');
    await user.click(button(form.save));
    expect(screen.getByText('The tag Temples has the word WAT already')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('is renamed in one language, and shows at once in the list', async () => {
    const { user } = await open(`/console/tags/edit?${new URLSearchParams({ tag: 'sea' })}`);
    await user.type(await field('Name (Thai)'), 'ทะเล');
    await user.click(button(form.save));
    await screen.findByText(form.saved);
    expect(sent).toEqual([
      ['sea', { name: { en: 'Sea', th: 'ทะเล', lang: 'th' }, synonyms: [], icon: null }],
    ]);
    await user.click(screen.getByRole('link', { name: tag.back }));
    expect((await rowsOf(tags.all)).some((row) => row?.startsWith('SeaHome page1 pagesea'))).toBe(true);
  });

  test('is deleted, and restored by Undo with all that it had', async () => {
    const { user, address } = await open(`/console/tags/edit?${new URLSearchParams({ tag: 'วัด' })}`);
    await user.click(await screen.findByRole('button', { name: tag.delete }));
    await waitFor(() => expect(address()).toBe('/console/tags'));
    expect(await rowsOf(tags.all)).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: undo.undo }));
    await waitFor(async () => expect(await rowsOf(tags.all)).toHaveLength(3));
    expect(sent).toEqual([
      ['delete', 'วัด'],
      ['วัด', { name: { th: 'วัด', en: 'Temples' }, synonyms: ['wat'], icon: '🛕' }],
    ]);
  });
});

describe('a merge', () => {
  const start = async (calls: Record<string, FakeCall> = {}) => {
    const page = await open('/console/tags/edit?tag=sea', calls);
    await page.user.selectOptions(await screen.findByRole('combobox', { name: tag.into }), 'river');
    await page.user.click(button(tag.start));
    return { ...page, dialog: within(await screen.findByRole('alertdialog')) };
  };

  test('tells what changes, goes on until all pages have changed, and leads to the tag that stays', async () => {
    const { user, dialog, address } = await start();
    expect(await dialog.findByText('230 pages change.')).toBeTruthy();
    expect(dialog.getByText('The home page shows River instead.')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: tag.start }));
    await waitFor(() => expect(address()).toBe('/console/tags/edit?tag=river'));
    expect(sent).toEqual([
      { from: 'sea', into: 'river' },
      { from: 'sea', into: 'river', after: 'p-199' },
    ]);
  });

  test('that fails says that it can go on', async () => {
    const { user, dialog, address } = await start(
      byContract(mergeTags, () => new Response('', { status: 500 })),
    );
    await user.click(dialog.getByRole('button', { name: tag.start }));
    expect(await screen.findByText(tag.notMerged)).toBeTruthy();
    expect(address()).toBe('/console/tags/edit?tag=sea');
  });
});
