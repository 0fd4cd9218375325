/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { startPageLoader } from './page-loader.client.ts';

const MAIN = '/_r/shell/1/main.js';
const boot = {
  integrity: { [MAIN]: 'sha384-main', '/_r/mfe-portal/1/route.js': 'sha384-route' },
  preload: ['/_r/mfe-portal/1/route.js'],
  main: MAIN,
  settings: { assetOrigins: [] as string[] },
};

let idle: (() => void) | undefined;
let frames: (() => void)[];
let connection: { saveData?: boolean; effectiveType?: string };

beforeEach(() => {
  idle = undefined;
  frames = [];
  connection = {};
  Object.assign(navigator, { connection });
  Object.assign(window, {
    requestAnimationFrame: (run: () => void) => frames.push(run),
    requestIdleCallback: (run: () => void) => {
      idle = run;
    },
  });
});
afterEach(() => {
  // Removes the listeners of the previous page.
  document.dispatchEvent(new Event('pointerdown'));
  document.dispatchEvent(new Event('portico:hydrated'));
  sessionStorage.clear();
  delete document.documentElement.dataset['first'];
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Opens a page as the server sends it; the shell's script never runs here. */
function open(html: string, { isServerRendered = true } = {}): void {
  document.body.innerHTML = html;
  document.head.innerHTML = `<script type="application/json" id="portico-boot">${JSON.stringify(boot)}</script>`;
  startPageLoader({ isServerRendered });
}

const started = (): (string | null)[] =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const sign = (type: string, selector = 'body') =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));
/** Runs the callbacks of the next frame. */
const nextFrame = (): void => {
  for (const run of frames.splice(0)) run();
};
const hydrate = () => document.dispatchEvent(new Event('portico:hydrated'));

describe('a page that the server rendered', () => {
  test('loads no script before the page has loaded and is idle', async () => {
    open('<p>Pai</p>');
    expect(document.querySelector('link[rel=preload]')).toBeNull();
    expect(started()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(started()).toEqual([]);
    nextFrame();
    idle?.();
    expect(started()).toEqual([MAIN]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(find('link[rel=preload]').getAttribute('href')).toBe(boot.preload[0]);
    expect((find('link[rel=preload]') as HTMLLinkElement).integrity).toBe('sha384-route');
  });

  test.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
    'loads the shell at once, and once, on a sign of intent: %s',
    (type) => {
      open('<p>Pai</p>');
      sign(type);
      sign(type);
      window.dispatchEvent(new Event('load'));
      nextFrame();
      idle?.();
      expect(started()).toEqual([MAIN]);
    },
  );

  test('loads the shell when a pointer reaches a control, but not when it rests on text', () => {
    open('<p>Pai</p><button><b>Menu</b></button>');
    sign('pointerover', 'p');
    expect(started()).toEqual([]);
    sign('pointerover', 'b');
    expect(started()).toEqual([MAIN]);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'loads the shell on intent only with Save-Data or on a 2g connection: %p',
    (means) => {
      Object.assign(connection, means);
      open('<p>Pai</p>');
      window.dispatchEvent(new Event('load'));
      nextFrame();
      idle?.();
      expect(started()).toEqual([]);
      sign('pointerdown');
      expect(started()).toEqual([MAIN]);
    },
  );

  test('loads the shell at once for a signed-in visitor', () => {
    sessionStorage.setItem('portico.token', 'a');
    open('<p>Pai</p>');
    expect(started()).toEqual([MAIN]);
  });

  test('loads the shell again on the next sign of intent when its script failed', () => {
    open('<p>Pai</p>');
    sign('pointerdown');
    find('script[src]').dispatchEvent(new Event('error'));
    sign('pointerdown');
    expect(started()).toEqual([MAIN, MAIN]);
  });
});

describe('lazy pictures', () => {
  const waits = () => 'first' in document.documentElement.dataset;

  test.each(['load', 'error'])(
    'wait until a frame after the high-priority picture has loaded or failed: %s',
    (type) => {
      open('<img id="later"><img id="first">');
      Object.assign(find('#first'), { fetchPriority: 'high' });
      find('#later').dispatchEvent(new Event(type));
      expect(waits()).toBe(true);
      find('#first').dispatchEvent(new Event(type));
      nextFrame();
      expect(waits()).toBe(true);
      nextFrame();
      expect(waits()).toBe(false);
    },
  );

  test('wait until the page has loaded when no picture has high priority', () => {
    open('<img id="later">');
    expect(waits()).toBe(true);
    window.dispatchEvent(new Event('load'));
    nextFrame();
    nextFrame();
    expect(waits()).toBe(false);
  });

  test('do not wait when the browser renders the page', () => {
    open('', { isServerRendered: false });
    expect(waits()).toBe(false);
  });
});

describe('the theme', () => {
  afterEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
  });

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['sepia', undefined],
  ])('chosen as %s is set at once as %s', (stored, shown) => {
    localStorage.setItem('portico.theme', stored);
    open('<p>Pai</p>');
    expect(document.documentElement.dataset['theme']).toBe(shown);
  });
});

test('waits for the whole document, at whose end the boot data is', () => {
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  open('<p>Pai</p>');
  sign('pointerdown');
  expect(started()).toEqual([]);
  Reflect.deleteProperty(document, 'readyState');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toEqual([MAIN]);
});

test('loads the shell at once on a page that the browser has to render', () => {
  open('', { isServerRendered: false });
  expect(started()).toEqual([MAIN]);
});

describe('input before hydration', () => {
  test.each(['portico:hydrated', 'portico:taken-up'])(
    'is repeated once on %s, of a newer or an older release',
    (type) => {
      open('<button type="button">Menu</button>');
      find('button').click();
      const pressed = jest.fn();
      find('button').addEventListener('click', pressed);
      document.dispatchEvent(new Event(type));
      expect(pressed).toHaveBeenCalledTimes(1);
    },
  );

  test('is repeated once when a shell dispatches both names of the event', () => {
    open('<button type="button">Menu</button>');
    find('button').click();
    const pressed = jest.fn();
    find('button').addEventListener('click', pressed);
    document.dispatchEvent(new Event('portico:hydrated'));
    find('button').click();
    document.dispatchEvent(new Event('portico:taken-up'));
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('is repeated after it: presses on one element as a single press, and the page shows that it waits', () => {
    open('<button type="button"><b>Menu</b></button>');
    find('b').click();
    find('button').click();
    const pressed = jest.fn();
    find('button').addEventListener('click', pressed);
    expect(document.documentElement.dataset.waits).toBe('');
    hydrate();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(document.documentElement.dataset.waits).toBeUndefined();
    find('button').click();
    hydrate();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('does not reach a shell that is hydrating the page, or it would have its effect twice', () => {
    open('<button type="button">Menu</button><form><input><button>Enter</button></form>');
    const received: string[] = [];
    const receive = (event: Event): unknown => received.push(event.type);
    for (const type of ['click', 'input', 'submit']) document.body.addEventListener(type, receive, true);
    find('button').click();
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(received).toEqual([]);
    hydrate();
    expect(received).toEqual(['click', 'input', 'submit']);
  });

  test('a press on a link is left to the browser', () => {
    open('<a href="#pai"><b>Pai</b></a>');
    find('b').click();
    const pressed = jest.fn();
    find('a').addEventListener('click', pressed);
    hydrate();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('a press on a link that opens on its page waits; with a modifier key it is left to the browser', () => {
    open('<a href="#pai" data-opens-here><b>Pai</b></a>');
    const press = (keys: MouseEventInit = {}) =>
      find('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    expect([press(), press({ ctrlKey: true })]).toEqual([false, true]);
    expect(document.documentElement.dataset.waits).toBe('');
    const pressed = jest.fn((event: Event) => event.preventDefault());
    find('a').addEventListener('click', pressed);
    hydrate();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test.each([
    { shell: 'hydrates the page', leads: '' },
    { shell: 'does not load', leads: '#pai' },
  ])('8 s after such a press the address is "$leads" if the shell $shell', ({ shell, leads }) => {
    jest.useFakeTimers();
    open('<a href="#pai" data-opens-here>Pai</a>');
    find('a').click();
    find('a').addEventListener('click', (event) => event.preventDefault());
    if (shell === 'hydrates the page') hydrate();
    jest.advanceTimersByTime(8_000);
    jest.useRealTimers();
    expect(window.location.hash).toBe(leads);
    window.location.hash = '';
  });

  test('text typed is repeated as an input event that React does not take for a known value', () => {
    open('<input>');
    const field = find('input') as HTMLInputElement;
    field.value = 'pai';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.value = '';
    const told: string[] = [];
    field.addEventListener('input', () => told.push(field.value));
    hydrate();
    expect(told).toEqual(['pai']);
  });

  test('a checkbox keeps its state and repeats its change event', () => {
    open('<label><input type="checkbox">Park</label>');
    const box = find('input') as HTMLInputElement;
    find('label').click();
    const told: boolean[] = [];
    box.addEventListener('change', () => told.push(box.checked));
    hydrate();
    expect([box.checked, told]).toEqual([true, [true]]);
  });

  test('a form without an action is held, so that no password becomes part of an address; a form with one is sent', () => {
    open('<form id="login"><button>Enter</button></form><form id="search" action="/portals"></form>');
    const sent = (id: string) =>
      find(id).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect([sent('#login'), sent('#search')]).toEqual([false, true]);
    const submitted = jest.fn((event: Event) => event.preventDefault());
    find('#login').addEventListener('submit', submitted);
    hydrate();
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('[MFE-10] a second origin of the shell', () => {
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

  test('is requested once the first one has failed', () => {
    open('', { isServerRendered: false });
    script(0).dispatchEvent(new Event('error'));
    expect(started()).toEqual([MAIN, `${elsewhere}${MAIN}`]);
    expect(script(1).integrity).toBe('sha384-main');
  });

  test('is requested once the first one has been silent for 8 s, and only the first script to load runs', () => {
    open('', { isServerRendered: false });
    jest.advanceTimersByTime(7_999);
    expect(started()).toEqual([MAIN]);
    jest.advanceTimersByTime(1);
    expect(started()).toEqual([MAIN, `${elsewhere}${MAIN}`]);
    const slow = script(0);
    script(1).dispatchEvent(new Event('load'));
    expect(started()).toEqual([`${elsewhere}${MAIN}`]);
    // Browsers do not run a script that moved to another document after its request.
    expect(slow.ownerDocument).not.toBe(document);
  });

  test('is not requested once the first one has delivered the script', () => {
    open('', { isServerRendered: false });
    script(0).dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(started()).toEqual([MAIN]);
  });
});
