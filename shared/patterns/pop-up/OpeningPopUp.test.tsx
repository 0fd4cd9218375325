import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Language, PopUp } from '@portico/shared/contracts';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { OpeningPopUp } from './OpeningPopUp.tsx';

const labels = { close: 'Close', more: 'see more', less: 'see less' };
const LONG = `${'word '.repeat(40)}end`;

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const show = (popUp: PopUp | undefined, language?: Language) =>
  renderWithPlatform(<OpeningPopUp seenAs="portal.pai" popUp={popUp} title="Pai" labels={labels} />, {
    namespace: 'shell',
    messages: {},
    ...(language ? { language } : {}),
  });

/** Passes `ms` of fake time, and lets code that is due load. */
const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('opening', () => {
  test('[PORTAL-21, T-24] opens by itself after three seconds, once per session', async () => {
    const page = await show({ isShow: true, message: '<p>Hello</p>' });
    await passTime(2_900);
    expect(screen.queryByRole('dialog')).toBeNull();
    await passTime(100);
    expect(screen.getByRole('dialog', { name: 'Pai' })).toBeTruthy();
    page.unmount();
    await show({ isShow: true, message: '<p>Hello</p>' });
    await passTime(10_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[PORTAL-21] does not open on another page, and opens on the next visit', async () => {
    const page = await show({ isShow: true, message: '<p>Hello</p>' });
    await passTime(2_000);
    page.unmount();
    await passTime(10_000);
    await show({ isShow: true, message: '<p>Hello</p>' });
    await passTime(3_000);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test.each([
    ['writes into a field', '<input>'],
    ['has another dialog open', '<dialog open></dialog>'],
    ['looks at a picture', '<div role="dialog" aria-modal="true"></div>'],
  ])('[PORTAL-21] while the visitor %s, the pop-up waits', async (_title, html) => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = html;
    page.querySelector('input')?.focus();
    await show({ isShow: true, message: '<p>Hello</p>' });
    await passTime(10_000);
    expect(screen.queryByText('Hello')).toBeNull();
    page.remove();
    await passTime(1_000);
    expect(screen.getByText('Hello')).toBeTruthy();
  });

  test.each([
    ['it is switched off', { isShow: false, message: '<p>Hello</p>' }],
    ['nothing is said about it', { message: '<p>Hello</p>' }],
    ['there is none', undefined],
  ])('[PORTAL-21] does not open when %s', async (_title, popUp) => {
    await show(popUp);
    await passTime(10_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('content', () => {
  test('[PORTAL-23] shows the message as HTML, the picture, and a button with link, text and colour', async () => {
    const { container } = await show({
      isShow: true,
      message: '<p>Open <strong>late</strong></p><script>alert(1)</script>',
      imageURL: '/images/late',
      buttonLink: { link: 'https://book.example/', text: 'Book', backgroundColor: 'goldenrod' },
    });
    await waitFor(() => expect(container.querySelector('strong')?.textContent).toBe('late'));
    expect(container.querySelector('script')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/images/late');
    const button = await screen.findByRole('link', { name: 'Book' });
    expect(button.getAttribute('href')).toBe('https://book.example/');
    expect(button.getAttribute('style')).toContain('goldenrod');
  });

  test.each([
    ['en', 'Mist season', 'See Nan', null],
    ['th', 'หน้าหนาว', 'เที่ยวน่าน', null],
    ['zh', 'Mist season', 'See Nan', 'en'],
  ] as const)(
    '[PORTAL-23, DATA-02] a reader of %s gets "%s" with the button "%s"',
    async (language, text, label, lang) => {
      const popUp = {
        isShow: true,
        message: { th: '<p>หน้าหนาว</p>', en: '<p>Mist season</p>' },
        buttonLink: { link: '/towns/nan', text: { th: 'เที่ยวน่าน', en: 'See Nan' } },
      };
      await show(popUp, language);
      expect((await screen.findByText(text)).closest('div[lang]')?.getAttribute('lang') ?? null).toBe(lang);
      expect(screen.getByRole('link', { name: label })).toBeTruthy();
    },
  );

  test('[T-12] hides a button with an unsafe address', async () => {
    await show({ isShow: true, buttonLink: { link: 'javascript:alert(1)', text: 'Book' } });
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByText('Book')).toBeNull();
  });

  test.each([
    [2, 3],
    [4, 5],
    [9, 16],
  ])('[PORTAL-22] beside a picture of %s:%s a long message expands and collapses', async (width, height) => {
    const { user } = await show({ isShow: true, message: `<p>${LONG}</p>`, aspects: { width, height } });
    await screen.findByRole('dialog');
    expect(screen.queryByText(/end$/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'see more', expanded: false }));
    expect(await screen.findByText(/end$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'see less', expanded: true }));
    expect(screen.queryByText(/end$/)).toBeNull();
  });

  test.each<[string, PopUp]>([
    ['a wide picture', { message: `<p>${LONG}</p>`, aspects: { width: 16, height: 9 } }],
    ['a short message', { message: '<p>The end</p>', aspects: { width: 9, height: 16 } }],
  ])('[PORTAL-22] with %s the whole message is shown', async (_title, popUp) => {
    await show({ isShow: true, ...popUp });
    expect(await screen.findByText(/end$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^see / })).toBeNull();
  });
});
