import { expect, jest, test } from '@jest/globals';
import type { PortalDraft } from '@portico/shared/contracts';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import { portalServer } from '../editing/testing/editor-page.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';

const { drafts, editors } = messages;

async function open(times: Pick<PortalDraft, 'publishAt' | 'endAt'> = {}, isDown = false) {
  const sent: unknown[] = [];
  const onClose = jest.fn();
  const draft: PortalDraft = {
    isShown: true,
    savedAt: '2026-11-05T00:00:00.000Z',
    parts: ['title'],
    conflicts: [],
    ...times,
  };
  const { user } = await renderWithPlatform(<ScheduleDialog id="p1" draft={draft} onClose={onClose} />, {
    namespace: 'mfe-creator',
    messages,
    server: {
      'PUT /api/portal/:id/draft/schedule': ({ body }) => {
        sent.push((body as { data: unknown }).data);
        return isDown
          ? Response.json({ status: 'fail', code: 'internal', reason: 'No.' }, { status: 500 })
          : { status: 'ok', data: portalServer().portal };
      },
    },
  });
  return { user, sent, onClose };
}
const publishTime = () => screen.getByLabelText<HTMLInputElement>(drafts.publishTime);
const endTime = () => screen.getByLabelText<HTMLInputElement>(drafts.endTime);
const press = (name: string) => screen.getByRole('button', { name });

test('shows the planned times in the time zone of the device, and saves them changed', async () => {
  const { user, sent, onClose } = await open({ publishAt: new Date('2099-01-02T10:00').toISOString() });
  expect([publishTime().value, endTime().value]).toEqual(['2099-01-02T10:00', '']);
  await user.clear(publishTime());
  await user.type(publishTime(), '2099-02-03T09:30');
  await user.click(press(editors.save));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ publishAt: new Date('2099-02-03T09:30').toISOString(), endAt: null }]);
});

test('refuses times in the past, focuses the first one, and sends nothing', async () => {
  const { user, sent } = await open();
  await user.type(publishTime(), '2020-01-02T10:00');
  await user.type(endTime(), '2020-01-03T10:00');
  expect(screen.queryByText(drafts.timeIsOver)).toBeNull();
  await user.click(press(editors.save));
  expect(screen.getAllByText(drafts.timeIsOver)).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(publishTime()));
  expect(sent).toEqual([]);
});

test('a schedule is removed also when its times are over', async () => {
  const { user, sent, onClose } = await open({ publishAt: '2020-01-02T10:00:00.000Z' });
  await user.click(press(drafts.unschedule));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ publishAt: null, endAt: null }]);
});

test('a draft without a schedule has none to remove', async () => {
  await open();
  expect(screen.queryByRole('button', { name: drafts.unschedule })).toBeNull();
});

test('a failure is shown in the dialog, and the input stays', async () => {
  const { user, onClose } = await open({}, true);
  await user.type(publishTime(), '2099-01-02T10:00');
  await user.click(press(editors.save));
  expect(await screen.findByText(drafts.failed)).toBeTruthy();
  expect(publishTime().value).toBe('2099-01-02T10:00');
  expect(onClose).not.toHaveBeenCalled();
});
