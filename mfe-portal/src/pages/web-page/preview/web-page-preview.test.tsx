// Runs alone: a namespace of messages is loaded once.
import { afterEach, expect, test } from '@jest/globals';
import type { Language, WebPage } from '@portico/shared/contracts';
import { provideMessages } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import ar from '../../../../locales/ar.json';
import messages from '../../../../locales/en.json';
import { Component as WebPagePreview } from './web-page-preview.slot.tsx';

const page: WebPage = {
  _id: 'festivals',
  title: { en: 'The festival year', ar: 'سنة المهرجانات' },
  widgets: ['icons'],
  bannerImages: [],
  galleryImages: [],
  iconLinks: [{ type: 'ICON', name: 'waves', text: { en: 'Sea' }, link: '/portals' }],
  buttonLinks: [],
  editors: [],
};

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

async function open(language: Language) {
  await provideMessages('mfe-portal', async (code) => ({ default: code === 'ar' ? ar : messages }), [
    language,
  ]);
  const Screen = () => {
    const [width, setWidth] = useState(390);
    return (
      <>
        <button type="button" onClick={() => setWidth(1280)}>
          Desktop
        </button>
        <WebPagePreview page={page} language={language} width={width} label="Preview" />
      </>
    );
  };
  const rendered = await renderWithPlatform(<Screen />, {
    namespace: 'mfe-portal',
    messages,
    server: {
      'GET /api/web-admin/': () => ({ data: { tags: [] } }),
      'GET /api/generateQRCode': () => ({ result: 'ok', data: 'data:image/png;base64,AAAA' }),
    },
  });
  const frame = (await rendered.findByTitle('Preview')) as HTMLIFrameElement;
  const content = () => {
    const found = frame.contentDocument;
    if (!found) throw new Error('no document');
    return found;
  };
  await waitFor(() => expect(content().querySelector('h1')).not.toBeNull());
  return { ...rendered, frame, content };
}

test('[PAGE-01] the preview shows the page in the chosen language, in a document of that language', async () => {
  const { content } = await open('ar');
  expect(content().querySelector('h1')?.textContent).toBe('سنة المهرجانات');
  expect([content().documentElement.lang, content().documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(content().querySelector('h2')?.textContent).toBe(ar.webPage.icons);
});

test('the preview is as wide as the chosen screen', async () => {
  const { frame, user, getByRole } = await open('en');
  expect(frame.style.inlineSize).toBe('390px');
  await user.click(getByRole('button', { name: 'Desktop' }));
  expect(frame.style.inlineSize).toBe('1280px');
});

test('a link in the preview leads nowhere', async () => {
  const { content, address } = await open('en');
  const link = content().querySelector('a[href="/portals"]');
  if (!link) throw new Error('no link');
  expect(fireEvent.click(link)).toBe(false);
  expect(address()).toBe('/');
});

test('the preview encodes the address of the page, not that of the screen around it', async () => {
  const { calls } = await open('en');
  await waitFor(() =>
    expect(calls.filter((call) => call.includes('generateQRCode'))).toEqual([
      `GET /api/generateQRCode?text=${encodeURIComponent('http://localhost/web-page/festivals')}`,
    ]),
  );
});
