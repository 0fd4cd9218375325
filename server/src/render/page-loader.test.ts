/** @jest-environment jest-fixed-jsdom */
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { PAGE_LOADER } from './page-loader.ts';

const MAIN = '/_r/shell/1/main.js';
const boot = {
  integrity: { [MAIN]: 'sha384-main', '/_r/mfe-portal/1/route.js': 'sha384-route' },
  preload: ['/_r/mfe-portal/1/route.js'],
  main: MAIN,
  settings: { assetOrigins: [] as string[] },
};

let idle: (() => void) | undefined;
let connection: { saveData?: boolean; effectiveType?: string };

beforeEach(() => {
  idle = undefined;
  connection = {};
  Object.assign(navigator, { connection });
  Object.assign(window, {
    requestAnimationFrame: (run: () => void) => run(),
    requestIdleCallback: (run: () => void) => {
      idle = run;
    },
  });
});
afterEach(() => {
  // What the last page still listened for.
  document.dispatchEvent(new Event('pointerdown'));
  document.dispatchEvent(new Event('portico:taken-up'));
  sessionStorage.clear();
  delete document.documentElement.dataset['first'];
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Opens a page as the server sends it; the shell's script itself is never run here. */
function open(html: string, { isDrawn = true } = {}): void {
  document.body.innerHTML = html;
  document.head.innerHTML = `<script type="application/json" id="portico-boot">${JSON.stringify(boot)}</script>`;
  const loader = document.createElement('script');
  if (isDrawn) loader.dataset.drawn = '';
  loader.textContent = PAGE_LOADER;
  document.head.append(loader);
}

const started = (): (string | null)[] =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const sign = (type: string, selector = 'body') =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));
const takeUp = () => document.dispatchEvent(new Event('portico:taken-up'));

test('the loader has 3 KB at most, as browsers get it', () => {
  expect(brotliCompressSync(PAGE_LOADER).length).toBeLessThanOrEqual(3_000);
});

describe('a page that the server rendered', () => {
  test('loads no script before everything of first sight is there and the page is idle', async () => {
    open('<p>Pai</p>');
    expect(document.querySelector('link[rel=preload]')).toBeNull();
    expect(started()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(started()).toEqual([]);
    idle?.();
    expect(started()).toEqual([MAIN]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(find('link[rel=preload]').getAttribute('href')).toBe(boot.preload[0]);
    expect((find('link[rel=preload]') as HTMLLinkElement).integrity).toBe('sha384-route');
  });

  test.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
    'starts at once, and once, when somebody wants something of it: %s',
    (type) => {
      open('<p>Pai</p>');
      sign(type);
      sign(type);
      window.dispatchEvent(new Event('load'));
      idle?.();
      expect(started()).toEqual([MAIN]);
    },
  );

  test('starts when a pointer comes to a control, and not where it rests on text', () => {
    open('<p>Pai</p><button><b>Menu</b></button>');
    sign('pointerover', 'p');
    expect(started()).toEqual([]);
    sign('pointerover', 'b');
    expect(started()).toEqual([MAIN]);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'starts only then where data is dear or the line very slow: %p',
    (means) => {
      Object.assign(connection, means);
      open('<p>Pai</p>');
      window.dispatchEvent(new Event('load'));
      idle?.();
      expect(started()).toEqual([]);
      sign('pointerdown');
      expect(started()).toEqual([MAIN]);
    },
  );

  test('starts at once for anyone who is signed in', () => {
    sessionStorage.setItem('portico.token', 'a');
    open('<p>Pai</p>');
    expect(started()).toEqual([MAIN]);
  });

  test('is started again by the next sign when its script did not come', () => {
    open('<p>Pai</p>');
    sign('pointerdown');
    find('script[src]').dispatchEvent(new Event('error'));
    sign('pointerdown');
    expect(started()).toEqual([MAIN, MAIN]);
  });
});

describe('pictures that may come later', () => {
  const waits = () => 'first' in document.documentElement.dataset;

  test.each(['load', 'error'])('wait until the one of first sight has come, or cannot come: %s', (type) => {
    open('<img id="later"><img id="first">');
    Object.assign(find('#first'), { fetchPriority: 'high' });
    find('#later').dispatchEvent(new Event(type));
    expect(waits()).toBe(true);
    find('#first').dispatchEvent(new Event(type));
    expect(waits()).toBe(false);
  });

  test('wait no longer than the page where there is none', () => {
    open('<img id="later">');
    expect(waits()).toBe(true);
    window.dispatchEvent(new Event('load'));
    expect(waits()).toBe(false);
  });

  test('do not wait where the browser renders the page', () => {
    open('', { isDrawn: false });
    expect(waits()).toBe(false);
  });
});

test('a page that is still on its way is waited for: what the shell starts from stands at its end', () => {
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  open('<p>Pai</p>');
  sign('pointerdown');
  expect(started()).toEqual([]);
  Reflect.deleteProperty(document, 'readyState');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toEqual([MAIN]);
});

test('a page that the browser has to render starts at once', () => {
  open('', { isDrawn: false });
  expect(started()).toEqual([MAIN]);
});

describe('what is done before the shell has taken the page up', () => {
  test('is done again after it: a press, once however often, and the page shows that it waits', () => {
    open('<button type="button"><b>Menu</b></button>');
    find('b').click();
    find('button').click();
    const pressed = jest.fn();
    find('button').addEventListener('click', pressed);
    expect(document.documentElement.dataset.waits).toBe('');
    takeUp();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(document.documentElement.dataset.waits).toBeUndefined();
    find('button').click();
    takeUp();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('is not heard by a shell that is taking the page up, or it would be done twice', () => {
    open('<button type="button">Menu</button><form><input><button>Enter</button></form>');
    const heard: string[] = [];
    const hear = (event: Event): unknown => heard.push(event.type);
    for (const type of ['click', 'input', 'submit']) document.body.addEventListener(type, hear, true);
    find('button').click();
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(heard).toEqual([]);
    takeUp();
    expect(heard).toEqual(['click', 'input', 'submit']);
  });

  test('a press on a link is the link’s own', () => {
    open('<a href="#pai"><b>Pai</b></a>');
    find('b').click();
    const pressed = jest.fn();
    find('a').addEventListener('click', pressed);
    takeUp();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('a press on a link that opens in its place waits; with a key that asks for another tab it is the link’s own', () => {
    open('<a href="#pai" data-opens-here><b>Pai</b></a>');
    const press = (keys: MouseEventInit = {}) =>
      find('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    expect([press(), press({ ctrlKey: true })]).toEqual([false, true]);
    expect(document.documentElement.dataset.waits).toBe('');
    const pressed = jest.fn((event: Event) => event.preventDefault());
    find('a').addEventListener('click', pressed);
    takeUp();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test.each([
    { shell: 'comes', leads: '' },
    { shell: 'does not come', leads: '#pai' },
  ])('8 s after a press on such a link, where the shell $shell', ({ shell, leads }) => {
    jest.useFakeTimers();
    open('<a href="#pai" data-opens-here>Pai</a>');
    find('a').click();
    find('a').addEventListener('click', (event) => event.preventDefault());
    if (shell === 'comes') takeUp();
    jest.advanceTimersByTime(8_000);
    jest.useRealTimers();
    expect(window.location.hash).toBe(leads);
    window.location.hash = '';
  });

  test('what was typed is told to the field, with the state that its framework knows changed', () => {
    open('<input>');
    const field = find('input') as HTMLInputElement;
    field.value = 'pai';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.value = '';
    const told: string[] = [];
    field.addEventListener('input', () => told.push(field.value));
    takeUp();
    expect(told).toEqual(['pai']);
  });

  test('a tick stays as it was set', () => {
    open('<label><input type="checkbox">Park</label>');
    const box = find('input') as HTMLInputElement;
    find('label').click();
    const told: boolean[] = [];
    box.addEventListener('change', () => told.push(box.checked));
    takeUp();
    expect([box.checked, told]).toEqual([true, [true]]);
  });

  test('a form without an address is held, so that no password comes into one; a form with one goes', () => {
    open('<form id="login"><button>Enter</button></form><form id="search" action="/portals"></form>');
    const sent = (id: string) =>
      find(id).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect([sent('#login'), sent('#search')]).toEqual([false, true]);
    const submitted = jest.fn((event: Event) => event.preventDefault());
    find('#login').addEventListener('submit', submitted);
    takeUp();
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('[MFE-10] where a second origin has the shell too', () => {
  const elsewhere = 'https://files.example';
  const settings = boot.settings;
  beforeEach(() => {
    jest.useFakeTimers();
    boot.settings = { assetOrigins: [elsewhere] };
  });
  afterEach(() => {
    jest.useRealTimers();
    boot.settings = settings;
  });
  const script = (index: number) => document.querySelectorAll('script[src]')[index] as HTMLScriptElement;

  test('it is asked once the first one has failed', () => {
    open('', { isDrawn: false });
    script(0).dispatchEvent(new Event('error'));
    expect(started()).toEqual([MAIN, `${elsewhere}${MAIN}`]);
    expect(script(1).integrity).toBe('sha384-main');
  });

  test('it is asked once the first one has been silent for 8 s, and only what comes first runs', () => {
    open('', { isDrawn: false });
    jest.advanceTimersByTime(7_999);
    expect(started()).toEqual([MAIN]);
    jest.advanceTimersByTime(1);
    expect(started()).toEqual([MAIN, `${elsewhere}${MAIN}`]);
    const slow = script(0);
    script(1).dispatchEvent(new Event('load'));
    expect(started()).toEqual([`${elsewhere}${MAIN}`]);
    // Browsers run no script that has moved to another document since it was asked for.
    expect(slow.ownerDocument).not.toBe(document);
  });

  test('it is asked for nothing once the first one has come', () => {
    open('', { isDrawn: false });
    script(0).dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(started()).toEqual([MAIN]);
  });
});
