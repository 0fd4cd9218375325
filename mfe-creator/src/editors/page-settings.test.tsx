import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isGone, openTools, portalServer, type ToolsOptions } from '../editing/testing/editor-page.tsx';

jest.mock('../rich-text/RichTextField.tsx', () => jest.requireActual('../editing/testing/FakeRichText.tsx'));

type Server = NonNullable<ToolsOptions['server']>;

const save = () => screen.getByRole('button', { name: 'Save' });
const refused = (status: number, statusText: string) =>
  new Response(JSON.stringify({ status: 'fail', code: 'x', reason: 'No more.' }), { status, statusText });

async function open(tool: string, changes: Parameters<typeof portalServer>[0] = {}, server: Server = {}) {
  const fake = portalServer(changes);
  const page = await openTools({ part: 'page', portal: fake.portal, server: { ...fake.server, ...server } });
  await page.user.click(screen.getByRole('button', { name: tool }));
  return { ...fake, page, user: page.user };
}

describe('privacy', () => {
  const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Private' });
  const passcode = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Passcode/ });

  test('[EDIT-09, EDIT-10, OPEN-27, API-14, PERM-11] ticking shows the passcode field, which Generate fills', async () => {
    let count = 0;
    const { user, lastChanges } = await open(
      'Privacy',
      {},
      {
        'GET /api/generatePasscode': () => {
          count += 1;
          return { status: 'ok', data: { passcode: `CODE0${count}` } };
        },
      },
    );
    expect((await tick()).checked).toBe(false);
    expect(screen.queryByRole('textbox', { name: /^Passcode/ })).toBeNull();
    await user.click(await tick());
    await waitFor(() => expect(passcode().value).toBe('CODE01'));
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    await waitFor(() => expect(passcode().value).toBe('CODE02'));
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({ isPrivate: true, passcode: 'CODE02' });
  });

  test('[EDIT-09, OPEN-27] a passcode typed before the generated one arrives stays', async () => {
    let reply = (_response: unknown): void => {};
    const { user, lastChanges } = await open(
      'Privacy',
      {},
      { 'GET /api/generatePasscode': () => new Promise((resolve) => (reply = resolve)) },
    );
    await user.click(await tick());
    await user.type(passcode(), 'MINE42');
    reply({ status: 'ok', data: { passcode: 'CODE01' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate' }).ariaBusy).not.toBe('true'));
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({ isPrivate: true, passcode: 'MINE42' });
  });

  test('[EDIT-09] an existing passcode stays, and unticking makes the page public', async () => {
    const { user, lastChanges, page } = await open('Privacy', { isPrivate: true, passcode: 'SECRET' });
    await tick();
    expect(passcode().value).toBe('SECRET');
    await user.click(await tick());
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({ isPrivate: false });
    expect(page.calls.some((call) => call.includes('generatePasscode'))).toBe(false);
  });

  test('[VAL-21] a passcode of another length is refused without a request', async () => {
    const { user, saves } = await open('Privacy', { isPrivate: true, passcode: 'SECRET' });
    await tick();
    await user.type(passcode(), '7');
    await user.click(save());
    expect(screen.getByText('Passcode ไม่ถูกต้อง').closest('[lang]')?.getAttribute('lang')).toBe('th');
    expect(saves).toEqual([]);
  });

  test.each([
    ['a status', () => refused(503, 'Service Unavailable'), 'Service Unavailable (503)'],
    ['a reason', () => ({ status: 'fail', reason: 'No more.' }), 'No more.'],
  ])(
    '[API-14, ERR-07] a failed generation shows %s, and a passcode can be entered',
    async (_how, response, words) => {
      const { user, lastChanges } = await open('Privacy', {}, { 'GET /api/generatePasscode': response });
      await user.click(await tick());
      expect((await screen.findByRole('alert')).textContent).toContain(words);
      await user.type(passcode(), 'MINE42');
      await user.click(save());
      await isGone();
      expect(lastChanges()).toEqual({ isPrivate: true, passcode: 'MINE42' });
    },
  );
});

describe('deleting the page', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Are you sure delete Old Town Noodles?' });

  test("[EDIT-28, API-08, OPEN-25] confirms with its name, notifies of 'Delete Completed' and goes to /creator", async () => {
    const { user, page } = await open(
      'Delete page',
      {},
      {
        'DELETE /api/portal/:id': ({ params }) => ({ status: 'ok', data: { _id: params['id'] } }),
      },
    );
    await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page.address()).toBe('/creator'));
    expect(page.calls).toContain('DELETE /api/portal/p1');
    expect(JSON.stringify(page.store.getState())).toContain('Delete Completed');
  });

  test('[OPEN-46] on a private provider, which has no /creator, goes home', async () => {
    const { user, page } = await open(
      'Delete page',
      {},
      {
        'DELETE /api/portal/:id': () => ({ status: 'ok', data: { _id: 'p1' } }),
        'GET /api/web-admin/': () => ({ data: { provider: 'p', isPrivate: true, title: {}, tags: [] } }),
      },
    );
    await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(JSON.stringify(page.store.getState())).toContain('Delete Completed');
  });

  test('[EDIT-28] cancelling deletes nothing', async () => {
    const { user, page } = await open('Delete page');
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.calls).not.toContain('DELETE /api/portal/p1');
  });

  test('[ERR-10] a failure shows the reason and stays on the page', async () => {
    const { user, page } = await open(
      'Delete page',
      {},
      {
        'DELETE /api/portal/:id': () => refused(500, 'Internal'),
      },
    );
    await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No more.');
    expect(page.address()).toBe('/portals/p1');
  });
});

describe('co-editors', () => {
  const me = { uid: 'u1', displayName: 'Baikhao', role: 'owner' };
  const other = { uid: 'u2', displayName: 'Somchai', role: 'editor' };
  const invited = { ...other, role: 'invited' };
  const editors = 'GET /api/portal/:id/editors';
  const confirm = async (question: string, button: string) => {
    const dialog = await screen.findByRole('alertdialog', { name: question });
    await userEvent.click(within(dialog).getByRole('button', { name: button }));
  };

  test('[OPEN-31, OPEN-54] invites a user by name, and withdraws the invitation', async () => {
    const bodies: unknown[] = [];
    const { user, page } = await open(
      'Editors',
      {},
      {
        [editors]: () => ({ status: 'ok', data: [me] }),
        'POST /api/portal/:id/editors': ({ body }) => {
          bodies.push(body);
          return { status: 'ok', data: [me, invited] };
        },
        'DELETE /api/portal/:id/editors/:uid': () => ({ status: 'ok', data: [me] }),
      },
    );
    const list = await screen.findByRole('list', { name: 'Editors' });
    expect(list.textContent).toBe('BaikhaoYouOwner');
    expect(within(list).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(screen.getByText('Enter a username.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Username' }), ' somchai {Enter}');
    await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation for Somchai' }));
    expect(bodies).toEqual([{ data: { username: 'somchai' } }]);
    await waitFor(() => expect(list.textContent).not.toContain('Somchai'));
    expect(page.calls).toContain('DELETE /api/portal/p1/editors/u2');
  });

  test('[OPEN-31, OPEN-52] an unknown username is named as such in the language of the page', async () => {
    const message = 'There is no user with the name ghost.';
    const { user } = await open(
      'Editors',
      {},
      {
        [editors]: () => ({ status: 'ok', data: [me] }),
        'POST /api/portal/:id/editors': () =>
          Response.json(
            {
              status: 'fail',
              code: 'invalid',
              reason: message,
              details: [{ path: 'body.data.username', message, code: 'unknown' }],
            },
            { status: 400 },
          ),
      },
    );
    await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'ghost{Enter}');
    expect(await screen.findByText('There is no user with this name. Check it and try again.')).toBeTruthy();
  });

  test('[OPEN-54] the owner removes an editor after a confirmation', async () => {
    const { user, page } = await open(
      'Editors',
      {},
      {
        [editors]: () => ({ status: 'ok', data: [me, other] }),
        'DELETE /api/portal/:id/editors/:uid': () => ({ status: 'ok', data: [me] }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Somchai' }));
    await confirm('Remove this editor?', 'Remove');
    await waitFor(() => expect(screen.queryByText('Somchai')).toBeNull());
    expect(page.calls).toContain('DELETE /api/portal/p1/editors/u2');
    expect(page.address()).toBe('/portals/p1');
  });

  test('[OPEN-54] after a hand-over the former owner can neither delete the page nor remove editors', async () => {
    const bodies: unknown[] = [];
    const { user } = await open(
      'Editors',
      {},
      {
        [editors]: () => ({ status: 'ok', data: [me, other] }),
        'PUT /api/portal/:id/owner': ({ body }) => {
          bodies.push(body);
          return {
            status: 'ok',
            data: [
              { ...other, role: 'owner' },
              { ...me, role: 'editor' },
            ],
          };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Transfer ownership to Somchai' }));
    await confirm('Transfer ownership of this page?', 'Transfer ownership');
    expect(await screen.findByRole('button', { name: 'Leave this page' })).toBeTruthy();
    expect(bodies).toEqual([{ data: { uid: 'u2' } }]);
    expect(screen.queryByRole('button', { name: 'Remove Somchai' })).toBeNull();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Delete page', hidden: true })).toBeNull(),
    );
  });

  test('[OPEN-31] an unknown name shows an error at the field and stays in it', async () => {
    const { user } = await open(
      'Editors',
      {},
      {
        [editors]: () => ({ status: 'ok', data: [me] }),
        'POST /api/portal/:id/editors': () => refused(400, 'Bad Request'),
      },
    );
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Username' });
    await user.type(field, 'ghost{Enter}');
    expect(await screen.findByText('No more.')).toBeTruthy();
    expect(field.value).toBe('ghost');
  });

  test('[OPEN-54] co-editors can leave the page, and cannot delete it', async () => {
    const owner = { ...other, role: 'owner' };
    const { user, page } = await open(
      'Editors',
      { owner: 'u2' },
      {
        [editors]: () => ({ status: 'ok', data: [owner, { ...me, role: 'editor' }] }),
        'DELETE /api/portal/:id/editors/:uid': () => ({ status: 'ok', data: [owner] }),
      },
    );
    expect(screen.queryByRole('button', { name: 'Delete page', hidden: true })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Leave this page' }));
    await confirm('Leave this page?', 'Leave this page');
    await waitFor(() => expect(page.address()).toBe('/creator'));
    expect(page.calls).toContain('DELETE /api/portal/p1/editors/u1');
  });
});

describe('the pop-up', () => {
  const shown = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show when the page opens' });

  test('[OPEN-32, OPEN-19] edits message, aspect ratio, button and switch', async () => {
    const { page, user, lastChanges } = await open('Pop-up', {
      isShowDialog: false,
      popUp: { isShow: true },
    });
    await screen.findByRole('dialog', { name: 'Pop-up' });
    expect(page).toBeTruthy();
    expect(shown().checked).toBe(false);
    await user.click(shown());
    await user.type(screen.getByRole('textbox', { name: 'Message (rich)' }), '<p>Hello</p>');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Aspect ratio' }), '4:5');
    await user.type(screen.getByRole('textbox', { name: 'Button text' }), 'Book');
    await user.click(save());
    expect(screen.getByText('Enter the address the button opens.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Button link' }), 'https://book.example');
    await user.click(screen.getByRole('radio', { name: 'Red' }));
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      isShowDialog: true,
      popUp: {
        isShow: true,
        message: { en: '<p>Hello</p>', lang: 'en' },
        aspects: { width: 4, height: 5 },
        buttonLink: {
          text: { en: 'Book', lang: 'en' },
          link: 'https://book.example',
          backgroundColor: 'red',
        },
      },
    });
  });

  test('[DATA-14] a message stored as one string becomes the text of its language', async () => {
    const { user, lastChanges } = await open('Pop-up', {
      popUp: { isShow: true, message: '<p>สวัสดี</p>', buttonLink: { link: '/towns', text: 'ดูเมือง' } },
    });
    await screen.findByRole('dialog', { name: 'Pop-up' });
    await user.type(screen.getByRole('textbox', { name: 'Message (rich)' }), '<p>Hello</p>');
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      popUp: {
        isShow: true,
        message: { th: '<p>สวัสดี</p>', en: '<p>Hello</p>', lang: 'en' },
        buttonLink: { link: '/towns', text: { th: 'ดูเมือง' } },
      },
    });
  });
});
