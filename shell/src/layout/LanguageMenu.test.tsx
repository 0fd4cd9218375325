import { beforeEach, describe, expect, test } from '@jest/globals';
import { baseApi, changeLanguage, selectData, selectTextLanguage, startLanguage } from '@portico/shared/api';
import { LANGUAGES, type Language } from '@portico/shared/contracts';
import { provideMessages, type RootState, selectLanguage } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import zh from '../../locales/zh.json';
import { loadShellMessages } from '../shell-messages.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const hits = baseApi.injectEndpoints({
  endpoints: (build) => ({
    hits: build.query<unknown, void>({
      query: () => ({ url: '/api/hits' }),
      transformResponse: ({ data }: { data: unknown }) => data,
      providesTags: ['Search'],
    }),
    list: build.infiniteQuery<{ language: Language; onlyIn: Language }, void, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: () => undefined },
      queryFn: (_args, { getState }) => {
        const language = selectTextLanguage(getState() as RootState);
        return { data: { language, onlyIn: language } };
      },
      providesTags: ['Search'],
    }),
  }),
});

async function open(server: Record<string, FakeCall> = {}) {
  await provideMessages('shell', loadShellMessages, LANGUAGES);
  const bodies: unknown[] = [];
  const page = await renderWithPlatform(<LanguageMenu languages={LANGUAGES} />, {
    namespace: 'shell',
    messages,
    server: {
      ...server,
      'PUT /api/language': ({ body }) => {
        bodies.push(body);
        return { status: 'ok' };
      },
    },
  });
  startLanguage(page);
  await page.user.click(screen.getByRole('button', { name: 'Language: English' }));
  return { ...page, bodies };
}

beforeEach(() => {
  localStorage.clear();
});

describe('the language menu', () => {
  test('[APP-08] lists the four languages by their own names and marks the current one', async () => {
    await open();
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(['ไทย', 'English', '中文', 'العربية']);
    expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('button', { name: '中文' }).getAttribute('aria-current')).toBeNull();
    expect(screen.getByText('中文').lang).toBe('zh');
    expect(screen.getByText('العربية').dir).toBe('rtl');
  });

  test('[APP-08] a choice switches the interface and the shared store at once', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: '中文' }));
    const name = zh.navbar.language.replace('{{language}}', '中文');
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(selectLanguage(page.store.getState())).toBe('zh');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['zh', 'ltr']);
  });

  test('a choice is stored in the browser and, for server-rendered pages, on the server', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: '中文' }));
    await waitFor(() => expect(page.bodies).toEqual([{ language: 'zh' }]));
    expect(page.calls).toEqual(['PUT /api/language']);
    expect(localStorage.getItem('language')).toBe('zh');
  });

  test('Arabic switches the page to right-to-left, and the next language back', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'العربية' }));
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
    expect(document.documentElement.lang).toBe('ar');
    await page.user.click(screen.getByRole('button', { name: /العربية/ }));
    await page.user.click(screen.getByRole('button', { name: 'ไทย' }));
    await waitFor(() => expect(document.documentElement.dir).toBe('ltr'));
  });

  test('loads texts again whose other languages the document omitted, once', async () => {
    let data: unknown = { title: { en: 'Nan' }, onlyIn: 'en' };
    const page = await open({ 'GET /api/hits': () => ({ data }) });
    await page.store.dispatch(hits.endpoints.hits.initiate());
    data = { title: { en: 'Nan', zh: '楠府' } };
    await act(() => changeLanguage('zh'));
    expect(selectData(hits.endpoints.hits, undefined, page.store.getState())).toEqual(data);
    await act(() => changeLanguage('en'));
    expect(page.calls.filter((call) => call === 'GET /api/hits')).toHaveLength(2);
  });

  test('texts that failed to load are loaded again with the next change of the language', async () => {
    let isDown = false;
    const page = await open({
      'GET /api/hits': () =>
        isDown ? new Response(null, { status: 503 }) : { data: { title: { en: 'Nan' }, onlyIn: 'en' } },
    });
    await page.store.dispatch(hits.endpoints.hits.initiate());
    isDown = true;
    await act(() => changeLanguage('zh'));
    expect(selectLanguage(page.store.getState())).toBe('zh');
    isDown = false;
    await act(() => changeLanguage('en'));
    expect(page.calls.filter((call) => call === 'GET /api/hits')).toHaveLength(3);
  });

  test('texts are requested in the language that the page changes to, before it changes', async () => {
    const page = await open();
    await page.store.dispatch(hits.endpoints.list.initiate());
    const loaded = () => {
      const state = page.store.getState();
      return [hits.endpoints.list.select()(state as never).data?.pages[0]?.language, selectLanguage(state)];
    };
    expect(loaded()).toEqual(['en', 'en']);
    const seen: unknown[] = [];
    const stop = page.store.subscribe(() => seen.push(loaded().join()));
    await act(() => changeLanguage('zh'));
    stop();
    expect([...new Set(seen)]).toEqual(['en,en', 'zh,en', 'zh,zh']);
  });
});
