// Runs alone: the visitor's position lives in a module.
import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen } from '@testing-library/react';
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import th from '../../locales/th.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { LocationPrompt } from './LocationPrompt.tsx';

const english = 'Geolocation is not supported by this browser.';

test.each([
  ['en', en, english],
  ['zh', zh, english],
  ['ar', ar, english],
  ['th', th, 'เบราว์เซอร์นี้ไม่รองรับ GPS'],
] as const)(
  '[ERR-13, AMBIG-41] in %s a browser without GPS shows a message',
  async (language, messages, words) => {
    await renderWithPlatform(<LocationPrompt location={{ kind: 'unsupported' }} />, {
      namespace: 'mfe-discovery',
      messages,
      language,
    });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('[ERR-16] a device without geolocation ends as unsupported', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  const { requestGeolocation, useVisitorLocation } = await import('@portico/shared/platform');
  const Shown = () => <p>{useVisitorLocation().kind}</p>;
  await renderWithPlatform(<Shown />, { namespace: 'mfe-discovery', messages: en });
  expect(screen.getByText('idle')).toBeTruthy();
  act(() => requestGeolocation());
  expect(await screen.findByText('unsupported')).toBeTruthy();
});
