import { beforeEach, expect, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import { PageSettingsProvider, setConsent } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { fullPortal } from '../../testing/sample-portals.ts';
import { SocialPageBlock } from './SocialPageBlock.tsx';

const withPage: Portal = { ...fullPortal, contacts: { fbPageId: '12345' } };
const frame = () => screen.queryByTitle(messages.socialPage.title);

beforeEach(() => {
  localStorage.clear();
});

const show = (portal: Portal, hasSocialPlugin: boolean) =>
  renderWithPlatform(
    <PageSettingsProvider value={{ connectivityCheck: '/api/health', hasSocialPlugin }}>
      <SocialPageBlock portal={portal} isEditor={false} isHidden={false} clock={{ now: 0, isLive: true }} />
    </PageSettingsProvider>,
    { namespace: 'mfe-portal', messages },
  );

test('[PORTAL-12, OPEN-47, T-20] loads after consent, with the fan page’s address only', async () => {
  await show(withPage, true);
  expect(frame()).toBeNull();
  act(() => setConsent('accepted'));
  const address = new URL(frame()?.getAttribute('src') ?? '');
  expect(address.host).toBe('www.facebook.com');
  expect(address.searchParams.get('href')).toBe('https://www.facebook.com/12345');
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

test.each<[string, Portal, boolean, 'accepted' | 'refused']>([
  ['on a site that has not set it up, as outside production', withPage, false, 'accepted'],
  ['for a portal without fbPageId', { ...fullPortal, contacts: { fanpage: 'celadon' } }, true, 'accepted'],
  ['for a visitor who refused', withPage, true, 'refused'],
])('[PORTAL-12, OPEN-47] is not rendered %s', async (_title, portal, hasSocialPlugin, choice) => {
  setConsent(choice);
  await show(portal, hasSocialPlugin);
  expect(frame()).toBeNull();
});
