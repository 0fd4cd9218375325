import { expect, test } from '@jest/globals';
import { type Portal, portalById } from '@portico/shared/contracts';
import { byContract, renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { EventsPage } from './EventsPage.tsx';

const inn: Portal = {
  _id: 'inn',
  provider: 'demo',
  title: { en: 'The inn' },
  status: 'RELEASE',
  modifiedDate: '2026-11-01T00:00:00.000Z',
  editors: [],
  townRefs: [],
  listingRefs: [],
  galleryImages: [
    { type: 'picture', title: { en: 'Lantern night' }, expDate: '2026-12-05', imageURL: '/images/lantern' },
  ],
};

const open = (response: () => { data: Portal } | Response) =>
  renderWithPlatform(
    { routes: [{ path: '/events/:id', Component: EventsPage }], url: '/events/inn' },
    { namespace: 'remote-events', messages, server: byContract(portalById, response) },
  );

test('shows what ends of the portal, and leads to it', async () => {
  await open(() => ({ data: inn }));
  expect((await screen.findByRole('listitem')).textContent).toBe('Lantern nightuntil Dec 5, 2026');
  expect(screen.getByRole('link', { name: 'The inn' }).getAttribute('href')).toBe('/portals/inn');
});

test('shows a message without expiring entries', async () => {
  await open(() => ({ data: { ...inn, galleryImages: [] } }));
  expect(await screen.findByText(messages.ending.none)).toBeTruthy();
});

test('a failure can be tried again', async () => {
  let isDown = true;
  const { user } = await open(() =>
    isDown ? Response.json({ status: 'fail', code: 'x', reason: 'x' }, { status: 503 }) : { data: inn },
  );
  const retry = await screen.findByRole('button', { name: messages.ending.retry });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Lantern night')).toBeTruthy();
});

test('a missing portal shows the not-found message', async () => {
  await open(() => Response.json({ status: 'fail', code: 'not-found', reason: 'x' }, { status: 404 }));
  expect(await screen.findByText(messages.ending.unknown)).toBeTruthy();
});
