import { beforeEach, describe, expect, test } from '@jest/globals';
import { useWebConfigQuery } from '@portico/shared/api';
import { updateWebConfig, type WebConfig, webConfig } from '@portico/shared/contracts';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { fakeFields } from '../../testing/fake-fields.tsx';
import { Component } from './site.route.tsx';

const { site, brand, form } = messages;
let stored: WebConfig;
let sent: unknown[];
beforeEach(() => {
  stored = {
    provider: 'demo',
    isPrivate: false,
    title: { th: 'น่าน', en: 'Visit Nan' },
    tags: [],
    modifiedDate: '2026-11-21T05:00:00.000Z',
  };
  sent = [];
});

/** What the shell shows of the site. */
const Navbar = () => <p data-testid="navbar">{useWebConfigQuery().data?.title.en}</p>;

const saves = (): Record<string, FakeCall> =>
  byContract(updateWebConfig, ({ body }) => {
    const { modifiedDate: _seen, ...data } = (body as { data: Partial<WebConfig> }).data;
    sent.push(data);
    stored = { ...stored, ...data, modifiedDate: '2026-11-21T06:00:00.000Z' };
    return { status: 'ok' as const, data: stored };
  });

const open = (server: Record<string, FakeCall> = saves()) =>
  renderWithPlatform(
    {
      routes: [
        {
          path: '/console/site',
          Component: () => (
            <>
              <Navbar />
              <Component />
            </>
          ),
        },
      ],
      url: '/console/site',
    },
    {
      namespace: 'mfe-console',
      messages,
      slots: fakeFields,
      server: { ...byContract(webConfig, () => ({ data: stored })), ...server },
    },
  );

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: form.save });
const section = (name: string) => within(screen.getByRole('region', { name }));

test('a save sends what was changed, and the shell shows the new title at once', async () => {
  const { user } = await open();
  const title = await field('Site name (English)');
  expect(title.value).toBe('Visit Nan');
  expect(title.lang).toBe('en');
  await user.clear(title);
  await user.type(title, 'Nan');
  await user.type(await field(site.email), 'a@example.com');
  await user.click(screen.getByRole('checkbox', { name: /^Chinese/ }));
  await user.click(screen.getByRole('switch', { name: site.isIndexed }));
  await user.click(screen.getByRole('switch', { name: site.mcp }));
  await user.click(screen.getByRole('button', { name: `Upload ${site.logo}` }));
  await user.click(save());
  await screen.findByText(form.saved);
  expect(sent).toEqual([
    {
      title: { th: 'น่าน', en: 'Nan', lang: 'en' },
      contacts: { email: 'a@example.com' },
      languages: ['th', 'en', 'ar'],
      isIndexed: false,
      mcp: true,
      logoImageId: 'uploaded',
    },
  ]);
  await waitFor(() => expect(screen.getByTestId('navbar').textContent).toBe('Nan'));
});

test('Thai is always offered', async () => {
  await open();
  const thai = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Thai/ });
  expect([thai.checked, thai.disabled]).toEqual([true, true]);
});

describe('a save that takes something from visitors says so first', () => {
  test('a private site and closed sign-up need a confirmation before anything is sent', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: site.isPrivate }));
    await user.click(screen.getByRole('radio', { name: site.closed }));
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog', { name: site.confirm });
    expect(dialog.textContent).toContain(site.privateWarning);
    expect(dialog.textContent).toContain(site.closedWarning);
    await user.click(within(dialog).getByText(form.discardCancel));
    await waitFor(() => expect(screen.getByText(form.unsaved)).toBeTruthy());
    expect(sent).toEqual([]);
    await user.click(save());
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: site.confirmSave }),
    );
    await screen.findByText(form.saved);
    expect(sent).toEqual([{ isPrivate: true, signUp: 'closed' }]);
  });

  test('opening sign-up again asks nothing', async () => {
    stored = { ...stored, signUp: 'closed' };
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: site.open }));
    await user.click(save());
    await screen.findByText(form.saved);
    expect(sent).toEqual([{ signUp: 'open' }]);
  });
});

describe('the brand colour', () => {
  test('a poor one is shown with its contrast, and can be saved', async () => {
    const { user } = await open();
    const color = await field(brand.color);
    await user.type(color, '#ffd400');
    expect(screen.getByText('Contrast 1.4:1; text on it is hard to read')).toBeTruthy();
    const preview = section(site.brand).getAllByRole('figure')[0];
    expect(preview?.textContent).toMatch(/contrast of the button’s text 1\d\.\d:1/);
    await user.click(save());
    await screen.findByText(form.saved);
    expect(sent).toEqual([{ brandColor: '#ffd400' }]);
    await user.click(screen.getByRole('button', { name: brand.default }));
    expect(screen.queryByText(/hard to read/)).toBeNull();
  });

  test('another text than a colour is refused at its field', async () => {
    const { user } = await open();
    await user.type(await field(brand.color), 'gold');
    await user.click(save());
    const color = await field(brand.color);
    expect(color.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(site.wrongColor)).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

test('[T-49] a save over a newer version is refused with who saved it, and that version can be loaded', async () => {
  const newer = { by: 'Mali', at: '2026-11-21T05:30:00.000Z' };
  const refused = () =>
    Response.json({ status: 'error', code: 'conflict', reason: 'changed', conflict: newer }, { status: 409 });
  const { user } = await open(byContract(updateWebConfig, refused));
  await user.type(await field('Site name (Chinese)'), '楠府');
  stored = { ...stored, title: { en: 'Nan by Mali' } };
  await user.click(save());
  expect((await screen.findByText(/Mali changed this/)).textContent).toBeTruthy();
  expect((await field('Site name (Chinese)')).value).toBe('楠府');
  await user.click(screen.getByRole('button', { name: form.loadNewer }));
  await waitFor(async () => expect((await field('Site name (English)')).value).toBe('Nan by Mali'));
});

test('settings that cannot be loaded can be loaded again', async () => {
  let isLost = true;
  const server = byContract(webConfig, () => (isLost ? new Response('', { status: 500 }) : { data: stored }));
  const { user } = await open(server);
  await screen.findByText(messages.list.notLoaded);
  isLost = false;
  await user.click(screen.getByRole('button', { name: messages.list.retry }));
  expect((await field('Site name (English)')).value).toBe('Visit Nan');
});
