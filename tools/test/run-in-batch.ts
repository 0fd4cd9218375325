import { afterAll, afterEach, beforeAll, describe, jest } from '@jest/globals';
import { endOfFile } from '../../server/src/testing/end-of-file.ts';

/** Loaded here, because it registers hooks where it is loaded first, and all files need them. */
const testingLibrary: typeof import('@testing-library/react') | undefined =
  typeof document === 'undefined' ? undefined : require('@testing-library/react');

/** Where tests replace what jsdom and Node provide. */
const OBJECTS: readonly object[] = [
  globalThis,
  ...(typeof window === 'undefined'
    ? [process.env]
    : [navigator, Element.prototype, HTMLElement.prototype, HTMLMediaElement.prototype, URL, document]),
];

/**
 * Runs the tests of a file among others that share its modules, globals and document; modules keep their state.
 * Afterwards it undoes what the file has left: mocks, clocks, globals, the content of the document and storages.
 */
export function runInBatch(name: string, load: () => void): void {
  describe(name, () => {
    let before: PropertyDescriptorMap[];
    beforeAll(() => {
      before = OBJECTS.map((object) => Object.getOwnPropertyDescriptors(object));
    });
    // Before the file's own, which may remove what the rendered components use.
    afterEach(() => testingLibrary?.cleanup());
    load();
    afterAll(async () => {
      await endOfFile();
      jest.useRealTimers();
      jest.restoreAllMocks();
      OBJECTS.forEach((object, at) => {
        restore(object, before[at] ?? {});
      });
      if (typeof document !== 'undefined') emptyDocument();
    });
  });
}

function restore(object: object, before: PropertyDescriptorMap): void {
  const now = Object.getOwnPropertyDescriptors(object) as PropertyDescriptorMap;
  for (const key of new Set([...Reflect.ownKeys(before), ...Reflect.ownKeys(now)])) {
    const was = before[key as string];
    const is = now[key as string];
    if (was?.value === is?.value && was?.get === is?.get && Boolean(was) === Boolean(is)) continue;
    if (was && is?.configurable !== false) Object.defineProperty(object, key, was);
    else if (was?.writable) Reflect.set(object, key, was.value);
    else if (!was) Reflect.deleteProperty(object, key);
  }
}

function emptyDocument(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const attribute of element.getAttributeNames()) element.removeAttribute(attribute);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
}
