import { expect, test } from '@jest/globals';
import { storeGrant } from '@portico/shared/api';
import { GRANT_HEADER } from '@portico/shared/contracts';
import { selectNotices } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../locales/en.json';
import { barePortal } from '../testing/sample-portals.ts';
import { ReportEntry } from './ReportEntry.tsx';

const words = messages.report;

async function open(call: FakeCall) {
  const page = await renderWithPlatform(<ReportEntry portal={barePortal} />, {
    namespace: 'mfe-portal',
    messages,
    server: { 'POST /api/portal/:id/report': call },
  });
  const opener = screen.getByRole('button', { name: words.open });
  await page.user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: words.title }));
  const press = (name: string) => page.user.click(dialog.getByRole('button', { name }));
  const notices = () => selectNotices(page.store.getState()).map(({ text }) => text);
  return { ...page, opener, dialog, press, notices };
}

test('[OPEN-56] sends the chosen reason and the text, confirms and closes', async () => {
  const sent: unknown[] = [];
  const page = await open(({ params, body }) => {
    sent.push({ ...params, ...(body as object) });
    return { status: 'ok', data: { _id: barePortal._id } };
  });
  await page.user.click(page.dialog.getByRole('radio', { name: words.reasons.spam }));
  await page.user.type(page.dialog.getByRole('textbox', { name: words.words }), ' Sells watches ');
  await page.press(words.send);
  await waitFor(() => expect(page.notices()).toEqual([words.sent]));
  expect(sent).toEqual([{ id: barePortal._id, data: { reason: 'spam', text: 'Sells watches' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[OPEN-56] the report of a private page is sent with its grant', async () => {
  storeGrant({ store: 'portal', id: barePortal._id }, 'a-grant');
  const grants: unknown[] = [];
  const page = await open(({ headers }) => {
    grants.push(headers.get(GRANT_HEADER));
    return { status: 'ok', data: { _id: barePortal._id } };
  });
  await page.user.click(page.dialog.getByRole('radio', { name: words.reasons.wrong }));
  await page.press(words.send);
  await waitFor(() => expect(grants).toEqual(['a-grant']));
  sessionStorage.clear();
});

test('[OPEN-56] without a reason nothing is sent, and the focus goes to the reasons', async () => {
  const page = await open(() => ({ status: 'ok', data: { _id: barePortal._id } }));
  await page.press(words.send);
  expect(page.dialog.getByRole('alert').textContent).toBe(words.noReason);
  expect(document.activeElement).toBe(page.dialog.getAllByRole('radio')[0]);
  expect(page.calls).toEqual([]);
});

test.each<[string, FakeCall, string]>([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch')), words.offline],
  [
    'by the server',
    () =>
      Response.json(
        { status: 'fail', code: 'too-many-requests', reason: 'Too many reports: please try again tomorrow.' },
        { status: 429 },
      ),
    'Too many reports: please try again tomorrow.',
  ],
])('[OPEN-56] a failure %s is reported, and the text stays', async (_how, call, told) => {
  const page = await open(call);
  await page.user.click(page.dialog.getByRole('radio', { name: words.reasons.wrong }));
  await page.user.type(page.dialog.getByRole('textbox', { name: words.words }), 'Closed since May');
  await page.press(words.send);
  expect(await page.dialog.findByText(told)).toBeTruthy();
  expect(page.dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Closed since May');
  expect(page.dialog.getByRole<HTMLInputElement>('radio', { name: words.reasons.wrong }).checked).toBe(true);
});
