import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { useLoginMutation, useLogoutMutation } from '@portico/shared/api';
import type { Language, PageBoot, PageState, WebConfig } from '@portico/shared/contracts';
import {
  type Messages,
  type RemoteModule,
  SESSION_TOKEN_KEY,
  Slot,
  selectUser,
  useSelector,
  useText,
} from '@portico/shared/platform';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

// Fakes the network: a remote loads, or it fails.
const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
const registerRemotes = jest.fn();
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote,
  registerPlugins: () => undefined,
  registerRemotes,
}));
/** Imported after the mock, which a static import would precede. */
const startPage = async () => (await import('./start-page.ts')).startPage();

const site: WebConfig = { provider: 'demo', isPrivate: false, title: { en: 'Visit Pai' }, tags: [] };
const user = { uid: 'u1', username: 'creator', displayName: 'Baikhao', roles: [] };
const responses: Record<string, () => Response> = {
  'GET /api/web-admin/': () => Response.json({ data: site }),
  'PUT /api/hits': () => Response.json({ data: { value: 1 } }),
  'PUT /api/language': () => Response.json({ status: 'ok' }),
  'GET /api/auth/login': () => Response.json({ status: 'ok', data: user }),
  'POST /api/auth/login': () => Response.json({ status: 'ok', jsonWebToken: 'fresh', data: user }),
  'DELETE /api/auth/login': () => Response.json({ status: 'ok' }),
};

const inLanguages = (words: Record<Language, Messages>) => async (language: Language) => ({
  default: words[language],
});

function Portal() {
  const { t } = useText('mfe-portal');
  const [login] = useLoginMutation();
  const [logout] = useLogoutMutation();
  return (
    <>
      <h1>{t('title')}</h1>
      <button type="button" onClick={() => void login({ username: 'creator', password: 'x' })}>
        enter
      </button>
      <button type="button" onClick={() => void logout()}>
        leave
      </button>
      <Slot name="portal.catalog" portalId="pai" provider="demo" isEditor={false} />
    </>
  );
}
function Catalogue() {
  const { t } = useText('mfe-catalog');
  const reader = useSelector(selectUser);
  return <h2>{`${t('title')} ${reader ? `for ${reader.username}` : 'for anyone'}`}</h2>;
}
const remotes: Record<string, { remote: RemoteModule }> = {
  mfe_portal: {
    remote: {
      name: 'mfe-portal',
      routes: {
        portal: {
          path: '/portals/:id',
          load: async () => ({ Component: Portal, slots: ['portal.catalog'] }),
        },
      },
      slots: {},
      messages: inLanguages({
        th: { title: 'หน้าปาย' },
        en: { title: 'Portal' },
        zh: { title: '门户' },
        ar: { title: 'بوابة' },
      }),
    },
  },
  mfe_catalog: {
    remote: {
      name: 'mfe-catalog',
      routes: {},
      slots: { 'portal.catalog': async () => ({ Component: Catalogue }) },
      messages: inLanguages({
        th: { title: 'แคตตาล็อก' },
        en: { title: 'Catalogue' },
        zh: { title: '目录' },
        ar: { title: 'كتالوج' },
      }),
    },
  },
};

const listing = (name: string, offer: Partial<PageBoot['remotes'][number]>) => ({
  name,
  version: '1',
  entry: `/_r/${name}/1/remoteEntry.js`,
  routes: {},
  slots: [],
  ...offer,
});

/** Opens a page as the server sends it; `rendered` is its HTML. */
async function open({
  language = 'en',
  languages,
  rendered,
}: {
  language?: Language;
  languages?: Language[];
  rendered?: string;
} = {}) {
  const boot: PageBoot = {
    settings: { connectivityCheck: '/api/health' },
    releaseSet: 'set-1',
    language,
    languages,
    remotes: [
      listing('mfe-portal', { routes: { portal: { path: '/portals/:id' } } }),
      listing('mfe-catalog', { slots: ['portal.catalog'] }),
    ],
    integrity: null,
    preload: [],
    main: '/_r/shell/1/main.js',
  };
  const state: PageState = { store: {}, loaderData: {}, drawnSlots: [] };
  window.history.replaceState(null, '', '/portals/pai');
  document.documentElement.lang = language;
  document.body.innerHTML = `<div id="root">${rendered ?? ''}</div>`;
  for (const [id, value] of [
    ['portico-boot', boot],
    ...(rendered === undefined ? [] : [['portico-state', state]]),
  ] as [string, unknown][]) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = id;
    script.textContent = JSON.stringify(value);
    document.body.append(script);
  }
  await startPage();
}

const calls: string[] = [];
const failing = new Set<string>();

beforeEach(() => {
  calls.length = 0;
  registerRemotes.mockClear();
  failing.clear();
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input}`;
    calls.push(call);
    return responses[call]?.() ?? new Response('', { status: 404 });
  });
  loadRemote.mockImplementation(async (id) => {
    const name = id.split('/')[0] ?? '';
    if (failing.has(name)) throw new Error('lost');
    return remotes[name];
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const heading = (name: string) => screen.findByRole('heading', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the language', () => {
  test('[APP-04] is th without a stored choice', async () => {
    await open({ language: 'th' });
    expect(await heading('หน้าปาย')).toBeTruthy();
    expect(document.documentElement.lang).toBe('th');
    expect(calls).not.toContain('PUT /api/language');
  });

  test('[MFE-05] chosen in the navbar is at once that of all remotes on the page', async () => {
    await open();
    await heading('Portal');
    await heading('Catalogue for anyone');
    await press('Language: English');
    await press('العربية');
    expect(await heading('بوابة')).toBeTruthy();
    expect(await heading('كتالوج for anyone')).toBeTruthy();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  });

  test("[APP-05] is stored under 'language' and applied at the next load, whichever language the server rendered", async () => {
    await open();
    await press('Language: English');
    await press('中文');
    await waitFor(() => expect(localStorage.getItem('language')).toBe('zh'));
    await open({ language: 'th' });
    expect(await heading('门户')).toBeTruthy();
    expect(document.documentElement.lang).toBe('zh');
  });

  test('that the site no longer offers is not applied', async () => {
    localStorage.setItem('language', 'zh');
    const hydrated = new Promise((resolve) => {
      document.addEventListener('portico:hydrated', resolve, { once: true });
    });
    await open({ language: 'th', languages: ['th', 'en'] });
    await hydrated;
    expect(await heading('หน้าปาย')).toBeTruthy();
    await press(/ไทย$/);
    await press('English');
    expect(await heading('Portal')).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('language')).toBe('en'));
    expect(calls.filter((call) => call === 'PUT /api/language')).toHaveLength(1);
  });

  test.each([
    ['en-US', 'Portal', 'en'],
    ['fr', 'หน้าปาย', 'th'],
  ])('[AMBIG-03] stored as %s reads %s', async (stored, title, language) => {
    localStorage.setItem('language', stored);
    await open({ language: 'th' });
    expect(await heading(title)).toBeTruthy();
    expect(document.documentElement.lang).toBe(language);
  });
});

describe('the session', () => {
  test('[MFE-04] begun and ended in a remote is seen by the navbar and by another remote, without a reload', async () => {
    await open();
    await heading('Catalogue for anyone');
    await press('enter');
    expect(await screen.findByRole('button', { name: 'Hi ! Baikhao' })).toBeTruthy();
    expect(await heading('Catalogue for creator')).toBeTruthy();
    await press('leave');
    expect(await heading('Catalogue for anyone')).toBeTruthy();
    expect(screen.queryByText('Hi ! Baikhao')).toBeNull();
  });

  test('of the tab is used after a reload', async () => {
    sessionStorage.setItem(SESSION_TOKEN_KEY, 'stored-token');
    await open();
    expect(await screen.findByRole('button', { name: 'Hi ! Baikhao' })).toBeTruthy();
    expect(calls).toContain('GET /api/auth/login');
  });
});

describe('[MFE-10] a remote that does not arrive', () => {
  test('costs the area of its page: a message with a retry, in a frame that works', async () => {
    failing.add('mfe_portal');
    await open();
    expect((await screen.findByRole('alert')).closest('main')).not.toBeNull();
    await press('Language: English');
    await press('ไทย');
    await screen.findByRole('button', { name: 'ลองอีกครั้ง' });
    failing.clear();
    await press('ลองอีกครั้ง');
    expect(await heading('หน้าปาย')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('affects the area of its slot only', async () => {
    failing.add('mfe_catalog');
    await open();
    expect(await heading('Portal')).toBeTruthy();
    await screen.findByRole('alert');
    failing.clear();
    await press('Try again');
    expect(await heading('Catalogue for anyone')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('leaves what the server rendered below the message until the retry', async () => {
    failing.add('mfe_portal');
    await open({ rendered: '<main><h1>Portal, as rendered</h1></main>' });
    await screen.findByRole('alert');
    expect(await heading('Portal, as rendered')).toBeTruthy();
    failing.clear();
    await press('Try again');
    expect(await heading('Portal')).toBeTruthy();
    expect(screen.queryByText('Portal, as rendered')).toBeNull();
  });

  test('is requested twice before it counts as failed, the second time without the cached failure', async () => {
    loadRemote.mockRejectedValueOnce(new Error('poisoned by a preload'));
    await open();
    expect(await heading('Portal')).toBeTruthy();
    const entry = '/_r/mfe-portal/1/remoteEntry.js';
    expect(registerRemotes).toHaveBeenCalledWith([{ name: 'mfe_portal', entry }], { force: true });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('notifies loaders of newer and older servers once that the page is hydrated', async () => {
  const heard: string[] = [];
  const hear = ({ type }: Event): unknown => heard.push(type);
  for (const type of ['portico:hydrated', 'portico:taken-up'])
    document.addEventListener(type, hear, { once: true });
  await open();
  await waitFor(() => expect(heard).toEqual(['portico:hydrated', 'portico:taken-up']));
});

test('a page that carries no release set does not start', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await expect(startPage()).rejects.toThrow('no release set');
});
