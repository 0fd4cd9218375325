import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type CountedEvent, countedEventSchema } from '@portico/shared/contracts';
import { countEvents, removeScanMark } from './count-events.ts';

type State = Parameters<typeof countEvents>[0];

const browser = navigator as unknown as { sendBeacon?: (address: string, body: Blob) => boolean };
let sent: [string, Blob][];
let listeners: [string, EventListener][];

beforeEach(() => {
  sent = [];
  listeners = [];
  browser.sendBeacon = (address, body) => {
    sent.push([address, body]);
    return true;
  };
  document.documentElement.lang = 'th';
  const add = document.addEventListener.bind(document) as (...given: unknown[]) => void;
  jest.spyOn(document, 'addEventListener').mockImplementation(((
    type: string,
    listener: EventListener,
    ...rest: []
  ) => {
    listeners.push([type, listener]);
    add(type, listener, ...rest);
  }) as never);
});
afterEach(() => {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
  jest.restoreAllMocks();
  delete browser.sendBeacon;
  document.body.innerHTML = '';
});

const events = async (): Promise<CountedEvent[]> => {
  expect(new Set(sent.map(([address]) => address)).size).toBeLessThan(2);
  const texts = await Promise.all(sent.map(([, body]) => body.text()));
  return texts.map((text) => countedEventSchema.parse(JSON.parse(text)));
};

const stateOf = (pathname: string, handle: object = { remote: 'mfe-portal' }): State =>
  ({ location: { pathname }, matches: [{ route: { handle } }] }) as unknown as State;

function open(pathname: string, { handle, isScan = false }: { handle?: object; isScan?: boolean } = {}) {
  window.history.replaceState(null, '', pathname);
  const viewed = countEvents(stateOf(pathname, handle), isScan);
  return (to: string, next?: object) => {
    window.history.replaceState(null, '', to);
    viewed(stateOf(to, next));
  };
}

test('counts the first page with the host of the referrer, and later ones as from this site', async () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/search?q=secret');
  const go = open('/portals/wat');
  document.documentElement.lang = 'en';
  go('/towns/nan');
  expect(await events()).toEqual([
    { event: 'view', path: '/portals/wat', language: 'th', from: 'www.google.com' },
    { event: 'view', path: '/towns/nan', language: 'en', from: 'localhost' },
  ]);
  expect(JSON.stringify(await events())).not.toContain('secret');
});

test('a scanned code is counted, and its mark leaves the address', async () => {
  window.history.replaceState(null, '', '/portals/wat?utm_source=qr#map');
  expect(removeScanMark()).toBe(true);
  expect(window.location.href).toMatch(/\/portals\/wat#map$/);
  expect(removeScanMark()).toBe(false);
  open('/portals/wat', { isScan: true });
  expect(await events()).toMatchObject([{ from: 'qr' }]);
});

test.each(['?utm_source=newsletter', '?title=a&utm_source=qr', ''])('the query %j is no mark', (search) => {
  window.history.replaceState(null, '', `/portals${search}`);
  expect(removeScanMark()).toBe(false);
  expect(window.location.search).toBe(search);
});

test('pages of one person, and addresses without a page, are not counted', async () => {
  const go = open('/creator', { handle: { remote: 'mfe-creator', page: { personal: true } } });
  go('/console', { remote: 'mfe-console', page: { personal: true, role: 'admin' } });
  go('/nowhere', {});
  go('/portals', { remote: 'mfe-discovery', page: { query: {} } });
  expect(await events()).toMatchObject([{ path: '/portals' }]);
});

test('shares, calls, directions and opened pictures are counted wherever they are on the page', async () => {
  open('/portals/wat');
  document.body.innerHTML = `
    <a href="tel:+6612345"><b>call</b></a>
    <a href="https://www.google.com/maps/dir/?api=1">directions</a>
    <a href="https://www.google.com/">other</a>
    <button data-counts="share">share</button>
    <a href="/images/one" data-counts="picture" data-picture="one"><b>picture</b></a>
    <button>nothing</button>`;
  document.body.addEventListener('click', (event) => event.preventDefault());
  for (const element of document.body.querySelectorAll<HTMLElement>('b, a, button')) element.click();
  expect((await events()).slice(1)).toEqual([
    { event: 'call', path: '/portals/wat' },
    { event: 'call', path: '/portals/wat' },
    { event: 'directions', path: '/portals/wat' },
    { event: 'share', path: '/portals/wat' },
    { event: 'picture', path: '/portals/wat', picture: 'one' },
    { event: 'picture', path: '/portals/wat', picture: 'one' },
  ]);
});
