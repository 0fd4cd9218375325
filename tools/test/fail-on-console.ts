import { afterEach } from '@jest/globals';

/** React's warnings of updates outside of `act`, which depend on timing. */
const ABOUT_ACT = /\bact\(|`act`/;

/** A unit test fails if the page complains on the console. Tests of failures replace `console.error`. */
const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const print = console[level];
  console[level] = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (!ABOUT_ACT.test(text)) complaints.push(text);
    print(...parts);
  };
}
afterEach(() => {
  const [first] = complaints.splice(0);
  if (first !== undefined) throw new Error(`The page complained on the console: ${first}`);
});
