import { expect, test } from '@jest/globals';
import { type ConsolePageRow, consolePages, createWebPage, type NewWebPage } from '@portico/shared/contracts';
import { byContract, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component as NewPage } from '../new-custom-page/new-custom-page.route.tsx';
import { Component } from './custom-pages.route.tsx';

const rows: ConsolePageRow[] = [
  {
    id: 'about',
    title: { en: 'About us' },
    state: 'draft',
    menuOrder: 1,
    at: '2026-11-21T05:00:00.000Z',
    by: 'Mali',
  },
  { id: 'rules', title: { th: 'กติกา' }, state: 'unpublished' },
];

const open = (found: ConsolePageRow[] = rows, url = '/console/pages') =>
  renderWithPlatform(
    {
      routes: [
        { path: '/console/pages', Component },
        { path: '/console/pages/new', Component: NewPage },
        { path: '/console/pages/:pageId', Component: () => <p>Builder</p> },
      ],
      url,
    },
    {
      namespace: 'mfe-console',
      messages,
      server: {
        ...byContract(consolePages, () => ({
          status: 'ok' as const,
          data: { total: found.length, rows: found },
        })),
        ...byContract(createWebPage, ({ body }) => {
          const { data } = body as { data: NewWebPage };
          if (data._id === 'about') {
            const details = [
              { path: 'body.data._id', message: 'There is a page about already.', code: 'taken' },
            ];
            return Response.json({ status: 'fail', code: 'conflict', reason: 'x', details }, { status: 409 });
          }
          const empty = {
            bannerImages: [],
            galleryImages: [],
            iconLinks: [],
            buttonLinks: [],
            widgets: [],
            editors: [],
          };
          return {
            status: 'ok' as const,
            data: { ...empty, _id: data._id ?? 'made', title: data.title, isUnpublished: true },
          };
        }),
      },
    },
  );

test('the list has the state of each page and leads to its builder', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'About us' });
  expect(link.getAttribute('href')).toBe('/console/pages/about');
  const list = screen.getByRole('list', { name: messages.pages.title });
  for (const text of ['Draft', 'Not published', 'In the menu', '/web-page/rules'])
    expect(list.textContent).toContain(text);
  expect(list.textContent).toMatch(/by Mali/);
});

test('the list is narrowed by state', async () => {
  const { user, calls } = await open();
  await screen.findByRole('link', { name: 'About us' });
  await user.selectOptions(screen.getByRole('combobox', { name: messages.pages.shown }), 'draft');
  await waitFor(() => expect(calls.at(-1)).toContain('state=draft'));
});

test('a new page is made unpublished, and opens in the builder', async () => {
  const { user, address, calls } = await open([], '/console/pages/new');
  await user.type(screen.getByRole('textbox', { name: /^Title \(English\)/ }), 'Our rules');
  await user.type(screen.getByRole('textbox', { name: messages.pages.slug }), 'our-rules');
  await user.click(screen.getByRole('button', { name: messages.form.save }));
  await waitFor(() => expect(address()).toBe('/console/pages/our-rules'));
  expect(calls).toContain('POST /api/web-page');
});

test('a new page without a title, or with an address that is taken or unfit, says so at the field', async () => {
  const { user } = await open([], '/console/pages/new');
  const slug = screen.getByRole('textbox', { name: messages.pages.slug });
  await user.type(slug, 'Our rules');
  await user.click(screen.getByRole('button', { name: messages.form.save }));
  expect(await screen.findByText(messages.page.problem.title)).toBeTruthy();
  expect(screen.getByText(messages.page.problem.slug)).toBeTruthy();
  await user.clear(slug);
  await user.type(slug, 'about');
  await user.type(screen.getByRole('textbox', { name: /^Title \(Thai\)/ }), 'ก');
  await user.click(screen.getByRole('button', { name: messages.form.save }));
  await waitFor(() => expect(slug.getAttribute('aria-invalid')).toBe('true'));
});
