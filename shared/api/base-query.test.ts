import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { languageChanged } from '../platform/language.ts';
import { useIsReadOnly } from '../platform/read-only.ts';
import {
  readStoredToken,
  selectIsAuthenticated,
  signedIn,
  storeToken,
  tokenFound,
} from '../platform/session.ts';
import { createStore } from '../platform/store.ts';
import { isPageOutdated, startUpdateCheck } from '../platform/update-check.ts';
import { isUnsent } from './api-error.ts';
import { baseApi } from './base-api.ts';
import type { ApiRequest } from './base-query.ts';
import { storeGrant } from './grants.ts';

const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ probe: build.mutation<unknown, ApiRequest>({ query: (request) => request }) }),
});

type Send = (url: string, init: RequestInit & { headers: Record<string, string> }) => Promise<Response>;

function open(response: Send = async () => Response.json({ data: 1 }), searchEndpoint?: string) {
  const send = jest.fn<Send>(response);
  const services = { fetch: send as unknown as typeof fetch, searchEndpoint };
  const store = createStore({ api: baseApi, services });
  const ask = (request: ApiRequest) => store.dispatch(probeApi.endpoints.probe.initiate(request));
  const sent = () => send.mock.calls.at(-1)?.[1];
  return { store, ask, send, sent };
}

const refusal = (status: number, body?: unknown) => async () =>
  body === undefined
    ? new Response('<html>', { status, statusText: 'Bad' })
    : Response.json(body, { status, statusText: 'Bad' });

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a call', () => {
  test('is a same-origin GET that accepts JSON', async () => {
    const { ask, send, sent } = open();
    expect(await ask({ url: '/api/hits' })).toEqual({ data: { data: 1 } });
    expect(send.mock.calls[0]?.[0]).toBe('/api/hits');
    expect(sent()?.method).toBe('GET');
    expect(sent()?.headers).toEqual({ accept: 'application/json' });
    expect(sent()).not.toHaveProperty('body');
  });

  test('[ESQ-01] only search requests go to the configured search endpoint', async () => {
    const { ask, send } = open(undefined, '/find/v2');
    await ask({ url: '/api/search/town-demo/_search', method: 'POST', body: {} });
    await ask({ url: '/api/portal/search' });
    expect(send.mock.calls.map(([url]) => url)).toEqual(['/find/v2/town-demo/_search', '/api/portal/search']);
    const byDefault = open();
    await byDefault.ask({ url: '/api/search/town-demo/_search', method: 'POST', body: {} });
    expect(byDefault.send.mock.calls[0]?.[0]).toBe('/api/search/town-demo/_search');
  });

  test('sends its body as JSON with a content type', async () => {
    const { ask, sent } = open();
    await ask({ url: '/api/language', method: 'PUT', body: { language: 'en' } });
    expect(sent()?.body).toBe('{"language":"en"}');
    expect(sent()?.headers['content-type']).toBe('application/json');
  });

  test('[API-01] has a bearer header only when there is a token', async () => {
    const { ask, sent, store } = open();
    await ask({ url: '/api/portal' });
    expect(sent()?.headers).not.toHaveProperty('authorization');
    store.dispatch(tokenFound('abc'));
    await ask({ url: '/api/portal' });
    expect(sent()?.headers['authorization']).toBe('Bearer abc');
  });

  test('[OPEN-03, OPEN-45] sends all grants of the tab, its own first, for items that may be private, and for no others', async () => {
    const { ask, sent } = open();
    await ask({ url: '/api/town/t1', grantFor: { store: 'town', id: 't1' } });
    expect(sent()?.headers).not.toHaveProperty('x-portico-grant');
    storeGrant({ store: 'town', id: 't1' }, 'of-town');
    storeGrant({ store: 'listing', id: 'l1' }, 'of-listing');
    await ask({ url: '/api/listing/l1', grantFor: { store: 'listing', id: 'l1' } });
    expect(sent()?.headers['x-portico-grant']).toBe('of-listing,of-town');
    await ask({ url: '/api/town/t1', grantFor: { store: 'town', id: 't1' } });
    expect(sent()?.headers['x-portico-grant']).toBe('of-town,of-listing');
    await ask({ url: '/api/portal' });
    expect(sent()?.headers).not.toHaveProperty('x-portico-grant');
  });

  test('works without grants where storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { ask } = open();
    storeGrant({ store: 'portal', id: 'p1' }, 'grant-1');
    expect(await ask({ url: '/api/portal/p1', grantFor: { store: 'portal', id: 'p1' } })).toEqual({
      data: { data: 1 },
    });
  });
});

describe('a call that fails', () => {
  test('has the status, code and reason of our error body', async () => {
    const { ask } = open(refusal(409, { status: 'fail', code: 'conflict', reason: 'Too late.' }));
    expect(await ask({ url: '/x' })).toEqual({
      error: { kind: 'status', status: 409, statusText: 'Bad', code: 'conflict', reason: 'Too late.' },
    });
  });

  test('[T-49] a conflict carries who changed the record and when', async () => {
    const conflict = { by: 'Mali', at: '2026-11-21T05:00:00.000Z' };
    const { ask } = open(refusal(409, { status: 'fail', code: 'conflict', reason: 'Too late.', conflict }));
    expect(await ask({ url: '/x' })).toMatchObject({ error: { conflict } });
  });

  test.each([
    ['th', 'เพจนี้มีข้อมูลได้ไม่เกิน 32 MB'],
    ['en', 'This page may take 32 MB at most.'],
    ['zh', '此页面最多可占用 32 MB。'],
    ['ar', 'الحد الأقصى لحجم هذه الصفحة هو 32 م.ب.'],
  ] as const)('an exceeded quota is described in the page’s language: %s', async (language, reason) => {
    const quota = { name: 'portalBytes', most: 32 * 1024 * 1024, used: 1 };
    const body = { status: 'fail', code: 'quota-exceeded', reason: 'The size would pass the limit.', quota };
    const { ask, store } = open(refusal(403, body));
    store.dispatch(languageChanged(language));
    expect(await ask({ url: '/x' })).toMatchObject({ error: { code: 'quota-exceeded', reason } });
  });

  test('an unknown quota has the server’s reason', async () => {
    const quota = { name: 'lately', most: 5, used: 5 };
    const { ask } = open(
      refusal(403, { status: 'fail', code: 'quota-exceeded', reason: 'Too many.', quota }),
    );
    expect(await ask({ url: '/x' })).toMatchObject({ error: { reason: 'Too many.' } });
  });

  test.each([
    ['th', 'พื้นที่จัดเก็บของเซิร์ฟเวอร์เต็มชั่วคราว กรุณาลองอีกครั้งภายหลัง'],
    ['en', 'The server is out of storage space at the moment. Please try again later.'],
    ['zh', '服务器的存储空间暂时已满，请稍后再试。'],
    ['ar', 'امتلأت مساحة التخزين على الخادم مؤقتًا. حاول مرة أخرى لاحقًا.'],
  ] as const)('a full storage is described in the page’s language: %s', async (language, reason) => {
    const body = { status: 'fail', code: 'storage-full', reason: 'Nothing was saved.' };
    const { ask, store } = open(refusal(507, body));
    store.dispatch(languageChanged(language));
    expect(await ask({ url: '/x' })).toMatchObject({ error: { status: 507, code: 'storage-full', reason } });
  });

  test.each([
    ['th', 'ลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองอีกครั้ง'],
    ['en', 'Too many wrong passcodes: please try again later.'],
    ['zh', '操作过于频繁，请稍后再试。'],
    ['ar', 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.'],
  ] as const)(
    '[OPEN-52] too many attempts are described in the page’s language: %s',
    async (language, reason) => {
      const body = {
        status: 'fail',
        code: 'too-many-requests',
        reason: 'Too many wrong passcodes: please try again later.',
      };
      const { ask, store } = open(refusal(429, body));
      store.dispatch(languageChanged(language));
      expect(await ask({ url: '/x' })).toMatchObject({ error: { status: 429, reason } });
    },
  );

  test.each([
    ['th', 'ชื่อ', 'กรอกได้ไม่เกิน 300 ตัวอักษร', ': '],
    ['en', 'Title', 'Enter at most 300 characters.', ': '],
    ['zh', '标题', '最多可输入 300 个字符。', '：'],
    ['ar', 'اسم المكان', 'أدخل 300 حرف على الأكثر.', ': '],
  ] as const)(
    '[OPEN-52] a refused field is described in the page’s language: %s',
    async (language, name, text, colon) => {
      const details = [
        { path: 'body.data.title.th', message: 'Too big', code: 'too-long', values: { maximum: 300 } },
      ];
      const body = { status: 'fail', code: 'invalid', reason: 'The request is not valid.', details };
      const { ask, store } = open(refusal(400, body));
      store.dispatch(languageChanged(language));
      expect(await ask({ url: '/x' })).toMatchObject({
        error: { code: 'invalid', reason: `${name}${colon}${text}`, details: [{ ...details[0], text }] },
      });
    },
  );

  test('details without a code, as an older server sends them, keep the server’s reason', async () => {
    const details = [{ path: 'body.data.title', message: 'Too big' }];
    const { ask } = open(refusal(400, { status: 'fail', code: 'invalid', reason: 'No.', details }));
    expect(await ask({ url: '/x' })).toMatchObject({ error: { reason: 'No.', details } });
  });

  test('[ERR-07, API-14] over HTTP/2, which has no status text, has the standard phrase', async () => {
    const { ask } = open(async () => new Response('<html>', { status: 503 }));
    expect(await ask({ url: '/x' })).toMatchObject({
      error: { status: 503, statusText: 'Service Unavailable' },
    });
  });

  test.each([
    ['status', { status: 'fail', reason: 'Too late.' }],
    ['result', { result: 'fail', reason: 'Too late.' }],
  ])(
    '[API-07, API-09, API-10, API-11, API-12, API-13, API-21] a 200 whose %s is not ok counts as failed',
    async (_field, body) => {
      const { ask } = open(async () => Response.json(body));
      expect(await ask({ url: '/x' })).toMatchObject({
        error: { kind: 'status', status: 200, reason: 'Too late.' },
      });
    },
  );

  test('[PERM-04] a refusal that is a regular result does not count as failed', async () => {
    const body = { status: 'fail', reason: 'Too late.' };
    const { ask } = open(async () => Response.json(body));
    expect(await ask({ url: '/x', takesRefusal: true })).toEqual({ data: body });
  });

  test('[API-21] another 2xx counts as failed where 200 is required', async () => {
    const { ask } = open(async () => Response.json({ status: 'ok' }, { status: 202 }));
    expect(await ask({ url: '/x' })).toEqual({ data: { status: 'ok' } });
    expect(await ask({ url: '/x', onlyStatus: 200 })).toMatchObject({ error: { status: 202 } });
  });

  test('any other response has its status alone', async () => {
    const { ask } = open(refusal(502));
    expect(await ask({ url: '/x' })).toEqual({
      error: { kind: 'status', status: 502, statusText: 'Bad', code: undefined, reason: undefined },
    });
  });

  test('a response that is not JSON is unreadable', async () => {
    const { ask } = open(async () => new Response('<html>'));
    expect(await ask({ url: '/x' })).toEqual({ error: { kind: 'unreadable' } });
  });

  test('no response counts as offline', async () => {
    const { ask } = open(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await ask({ url: '/x' })).toEqual({ error: { kind: 'offline' } });
  });

  test('without a network before the call it was not sent, and can be repeated', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { ask } = open(async () => {
      throw new TypeError('Failed to fetch');
    });
    const { error } = await ask({ url: '/x' });
    expect(error).toEqual({ kind: 'offline', isUnsent: true });
    expect([isUnsent(error), isUnsent({ kind: 'offline' }), isUnsent(new Error('Failed'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('no response within 15 s counts as a timeout', async () => {
    const patience = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const { ask } = open(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const call = ask({ url: '/x' });
    patience.abort(new DOMException('too slow', 'TimeoutError'));
    expect(await call).toEqual({ error: { kind: 'timeout' } });
    expect(timeout.mock.calls).toEqual([[15_000]]);
  });
});

describe('a token that the server rejects', () => {
  const user = { uid: 'u1', username: 'creator', displayName: 'Baikhao', roles: [] };

  test('ends the session in the page and in the tab', async () => {
    const { ask, store } = open(refusal(401, { status: 'fail', code: 'signed-out', reason: 'Sign in.' }));
    storeToken('stale');
    store.dispatch(signedIn({ token: 'stale', user }));
    await ask({ url: '/api/portal' });
    expect(selectIsAuthenticated(store.getState())).toBe(false);
    expect(store.getState().session.user).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test('does not end a session that started meanwhile', async () => {
    let response: () => void = () => undefined;
    const { ask, store } = open(async () => {
      await new Promise<void>((resolve) => (response = resolve));
      return refusal(401, { status: 'fail', code: 'signed-out', reason: 'Sign in.' })();
    });
    store.dispatch(tokenFound('stale'));
    const call = ask({ url: '/api/auth/login' });
    storeToken('fresh');
    store.dispatch(signedIn({ token: 'fresh', user }));
    response();
    await call;
    expect(store.getState().session.token).toBe('fresh');
    expect(readStoredToken()).toBe('fresh');
  });

  test.each([403, 500])('a %i response keeps the session', async (status) => {
    const { ask, store } = open(refusal(status));
    storeToken('good');
    store.dispatch(signedIn({ token: 'good', user }));
    await ask({ url: '/api/portal' });
    expect(store.getState().session).toMatchObject({ token: 'good', user });
    expect(sessionStorage).toHaveLength(1);
  });
});

test('a response naming another release set marks the page as outdated, its own set does not', async () => {
  startUpdateCheck('set-1');
  const { ask, send } = open();
  const naming = (set: string) => async () =>
    Response.json({}, { headers: { 'x-portico-release-set': set } });
  send.mockImplementationOnce(naming('set-1'));
  await ask({ url: '/x' });
  expect(isPageOutdated()).toBe(false);
  send.mockImplementationOnce(naming('set-2'));
  await ask({ url: '/x' });
  expect(isPageOutdated()).toBe(true);
});

test('read-only mode is stored from each response, and cleared by one without it', async () => {
  let headers: Record<string, string> = { 'x-portico-read-only': '1' };
  const { ask } = open(async () => Response.json({ data: 1 }, { headers }));
  const { result } = renderHook(() => useIsReadOnly());
  await act(() => ask({ url: '/api/portal' }));
  expect(result.current).toBe(true);
  headers = {};
  await act(() => ask({ url: '/api/portal' }));
  expect(result.current).toBe(false);
});
