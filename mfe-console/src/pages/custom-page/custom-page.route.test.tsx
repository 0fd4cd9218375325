import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  discardPageDraft,
  type PageDraft,
  type PageDraftChanges,
  pageDraft,
  publishPage,
  savePageDraft,
  unpublishPage,
  webConfig,
  webPageById,
} from '@portico/shared/contracts';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { offerUndo } from '../../undo/undo-offer.ts';
import { Component } from './custom-page.route.tsx';

const stored: PageDraft = {
  _id: 'about',
  title: { en: 'About us' },
  bannerImages: [],
  galleryImages: [],
  iconLinks: [{ type: 'ICON', name: 'waves', link: '/towns', text: { en: 'Sea' } }],
  buttonLinks: [],
  widgets: ['icons'],
  state: 'published',
  hasDraft: false,
  modifiedDate: '2026-11-21T05:00:00.000Z',
};

beforeEach(() => offerUndo(undefined));

const conflict = () =>
  Response.json(
    {
      status: 'fail',
      code: 'conflict',
      reason: 'Changed.',
      conflict: { by: 'Mali', at: '2026-11-21T06:00:00.000Z' },
    },
    { status: 409 },
  );

/** A page on a fake server that stores what is saved. */
async function open(first: Partial<PageDraft> = {}, server: Record<string, FakeCall> = {}) {
  let page: PageDraft = { ...stored, ...first };
  const saves: PageDraftChanges[] = [];
  let version = 0;
  const change = (changes: Partial<PageDraft>) => {
    page = { ...page, ...changes, modifiedDate: `2026-11-21T07:00:00.00${++version}Z` };
    return { status: 'ok' as const, data: page };
  };
  const rendered = await renderWithPlatform(
    {
      routes: [
        { path: '/console/pages/:pageId', Component },
        { path: '/console/pages', Component: () => <p>List</p> },
      ],
      url: '/console/pages/about',
    },
    {
      namespace: 'mfe-console',
      messages,
      server: {
        ...byContract(pageDraft, () => ({ status: 'ok' as const, data: page })),
        ...byContract(savePageDraft, ({ body }) => {
          const { data } = body as { data: PageDraftChanges };
          saves.push(data);
          const { menuOrder, modifiedDate: _seen, ...content } = data;
          const state = page.state === 'unpublished' ? page.state : 'draft';
          return change({ ...content, menuOrder: menuOrder ?? undefined, hasDraft: true, state });
        }),
        ...byContract(publishPage, () => change({ state: 'published', hasDraft: false })),
        ...byContract(unpublishPage, () => change({ state: 'unpublished' })),
        ...byContract(discardPageDraft, () => change({ ...stored, state: 'published', hasDraft: false })),
        ...byContract(webPageById, () => {
          const { state: _state, hasDraft: _draft, overwrites: _change, ...content } = page;
          return { data: { ...content, editors: [] } };
        }),
        ...byContract(webConfig, () => ({
          data: { provider: 'demo', isPrivate: false, title: { en: 'Site' }, tags: [] },
        })),
        ...server,
      },
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'About us' });
  return { ...rendered, saves };
}

const button = (name: string) => screen.getByRole('button', { name });
const title = (language: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Title \\(${language}\\)`) });

describe('a published page', () => {
  test('is saved as a draft, which says that visitors still see the published version', async () => {
    const { user, saves } = await open();
    expect(screen.getByText(messages.page.now.published)).toBeTruthy();
    await user.type(title('Thai'), 'เกี่ยวกับเรา');
    await user.click(button(messages.form.save));
    expect(await screen.findByText(messages.page.now.draft)).toBeTruthy();
    expect(saves).toMatchObject([
      { title: { en: 'About us', th: 'เกี่ยวกับเรา' }, modifiedDate: stored.modifiedDate },
    ]);
    expect(screen.getByText(messages.form.saved)).toBeTruthy();
  });

  test('is saved again on what the first save stored, and then published', async () => {
    const { user, saves, calls } = await open();
    await user.type(title('Thai'), 'ก');
    await user.click(button(messages.form.save));
    await screen.findByText(messages.form.saved);
    await user.type(title('Thai'), 'ข');
    await user.click(button(messages.page.publish));
    await screen.findByText(messages.page.published);
    expect(saves.map(({ modifiedDate }) => modifiedDate)).toEqual([
      stored.modifiedDate,
      '2026-11-21T07:00:00.001Z',
    ]);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /api/console/pages/about/publish',
    ]);
    await waitFor(() => expect(screen.getByText(messages.page.now.published)).toBeTruthy());
    expect(button(messages.page.publish).getAttribute('aria-disabled')).toBe('true');
  });

  test('[T-49] is not overwritten: the save names who was faster, and what was typed stays', async () => {
    const { user } = await open({}, { 'PUT /api/console/pages/:id/draft': conflict });
    await user.type(title('Thai'), 'ของฉัน');
    await user.click(button(messages.form.save));
    expect((await screen.findByRole('alert')).textContent).toContain('Mali');
    expect(title('Thai').value).toBe('ของฉัน');
    expect(button(messages.form.loadNewer)).toBeTruthy();
  });

  test('is hidden from visitors, and shown again by Undo', async () => {
    const { user, calls } = await open();
    await user.click(button(messages.page.unpublish));
    expect(await screen.findByText(messages.page.now.unpublished)).toBeTruthy();
    await user.click(button(messages.undo.undo));
    expect(await screen.findByText(messages.page.now.published)).toBeTruthy();
    expect(calls).toContain('POST /api/console/pages/about/publish');
  });
});

test('publishing what was not saved yet saves it first; Undo hides a page again that was not published', async () => {
  const { user, saves, calls } = await open({ state: 'unpublished' });
  await user.type(title('Thai'), 'ก');
  await user.click(button(messages.page.publish));
  await screen.findByText(messages.page.published);
  expect(saves.length).toBe(1);
  await user.click(button(messages.undo.undo));
  expect(await screen.findByText(messages.page.now.unpublished)).toBeTruthy();
  expect(calls).toContain('POST /api/console/pages/about/unpublish');
});

test('a draft is discarded, and is back with Undo', async () => {
  const { user, saves } = await open({
    state: 'draft',
    hasDraft: true,
    title: { en: 'About us', zh: '关于' },
  });
  await user.click(button(messages.page.discardDraft));
  await waitFor(() => expect(title('Chinese').value).toBe(''));
  await user.click(button(messages.undo.undo));
  await waitFor(() => expect(title('Chinese').value).toBe('关于'));
  expect(saves).toMatchObject([{ title: { zh: '关于' } }]);
});

test('a draft says whose change of the published page it would replace', async () => {
  await open({ state: 'draft', hasDraft: true, overwrites: { by: 'Mali', at: '2026-11-21T06:00:00.000Z' } });
  expect(screen.getByRole('alert').textContent).toContain('Mali');
});

describe('the widgets', () => {
  const widgets = () =>
    within(screen.getByRole('list', { name: messages.widget.all }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test('are added once each, moved by buttons, and removed with Undo', async () => {
    const { user, saves } = await open();
    await user.click(button(messages.widget.banner));
    expect(screen.queryByRole('button', { name: messages.widget.banner })).toBeNull();
    expect(widgets()).toEqual(['Icons', 'Banner']);
    await user.click(button('Move Banner up'));
    expect(widgets()).toEqual(['Banner', 'Icons']);
    await user.click(button('Remove Icons'));
    expect(widgets()).toEqual(['Banner']);
    await user.click(button(messages.undo.undo));
    await waitFor(() => expect(widgets()).toEqual(['Banner', 'Icons']));
    await user.click(button(messages.form.save));
    await screen.findByText(messages.form.saved);
    expect(saves).toMatchObject([{ widgets: ['banner', 'icons'], iconLinks: [{ link: '/towns' }] }]);
  });

  test('have entries that are edited in place, in four languages', async () => {
    const { user, saves } = await open();
    await user.click(button(messages.widget.add.icons));
    const entries = screen.getByRole('list', { name: 'Entries: Icons' });
    const [, entry] = within(entries)
      .getAllByRole('listitem')
      .filter((item) => item.parentElement === entries);
    if (!entry) throw new Error('no entry');
    await user.type(within(entry).getByRole('textbox', { name: 'Text (Arabic)' }), 'بحر');
    await user.type(within(entry).getByRole('textbox', { name: /^Link/ }), 'example.com/sea');
    await user.click(within(entry).getByRole('radio', { name: messages.icons.fish }));
    await user.click(button(messages.form.save));
    await screen.findByText(messages.form.saved);
    expect(saves[0]?.iconLinks[1]).toMatchObject({
      type: 'ICON',
      name: 'fish',
      link: 'https://example.com/sea',
      text: { ar: 'بحر' },
    });
  });

  test('show the problem of a closed entry at its field, and nothing is sent', async () => {
    const { user, saves } = await open();
    await user.click(button(messages.widget.actions));
    await user.click(button(messages.widget.add.actions));
    await user.click(button('Button 1'));
    expect(screen.queryByRole('textbox', { name: 'Button text (Thai)' })).toBeNull();
    await user.click(button(messages.form.save));
    const target = await screen.findByRole('textbox', { name: /^Web address/ });
    expect(target.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(messages.page.problem.text)).toBeTruthy();
    expect(saves).toEqual([]);
  });

  test('are moved by keyboard, which says where they are', async () => {
    const { user } = await open({
      iconLinks: [
        { type: 'ICON', name: 'waves', link: '/a', text: { en: 'Sea' } },
        { type: 'ICON', name: 'waves', link: '/b', text: { en: 'Sky' } },
      ],
    });
    await user.click(button('Move Sky up'));
    expect(await screen.findByText('Sky is now at position 1 of 2')).toBeTruthy();
  });
});

test('the preview shows what is not saved yet, on the chosen screen and in the chosen language', async () => {
  const shown: unknown[] = [];
  const slots = {
    extensions: () => [
      {
        remote: 'mfe-portal',
        module: {
          current: undefined,
          ready: async () => ({
            Component: ({
              page,
              language,
              width,
            }: {
              page: { title: object };
              language: string;
              width: number;
            }) => {
              shown.push({ title: page.title, language, width });
              return null;
            },
          }),
        },
        isServerRendered: false,
      },
    ],
    Unavailable: () => null,
  };
  const { user } = await renderWithPlatform(
    { routes: [{ path: '/console/pages/:pageId', Component }], url: '/console/pages/about' },
    {
      namespace: 'mfe-console',
      messages,
      slots: slots as never,
      server: byContract(pageDraft, () => ({ status: 'ok' as const, data: { ...stored, iconLinks: [] } })),
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'About us' });
  await user.type(title('Thai'), 'ก');
  await user.click(button(messages.page.preview));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  await waitFor(() =>
    expect(shown.at(-1)).toMatchObject({ title: { en: 'About us', th: 'ก' }, language: 'en', width: 390 }),
  );
  await user.click(within(dialog).getByRole('button', { name: messages.page.desktop, hidden: true }));
  await user.selectOptions(within(dialog).getByRole('combobox', { hidden: true }), 'ar');
  await waitFor(() => expect(shown.at(-1)).toMatchObject({ language: 'ar', width: 1280 }));
});

test('an unknown page is not found', async () => {
  await renderWithPlatform(
    { routes: [{ path: '/console/pages/:pageId', Component }], url: '/console/pages/nothing' },
    { namespace: 'mfe-console', messages, server: {} },
  );
  expect(await screen.findByText(messages.page.notFound)).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.page.toList })).toBeTruthy();
});
