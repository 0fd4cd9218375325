import { describe, expect, test } from '@jest/globals';
import { entryIntegrityPlugin } from './entry-integrity-plugin.ts';

const entry = '/_r/mfe-portal/1/remoteEntry.js';
const hash = `sha384-${'b'.repeat(64)}`;

function scriptFor(url: string): HTMLScriptElement {
  const made = entryIntegrityPlugin({ [entry]: hash }).createScript?.({ url } as never);
  if (!made || !('script' in made) || !made.script) throw new Error('the plugin made no script');
  return made.script;
}

describe('the script of a remote entry', () => {
  test.each([entry, `http://localhost${entry}`, `${entry}?again=1`])(
    'from %s is checked against its own hash',
    (url) => {
      const script = scriptFor(url);
      expect(script.integrity).toBe(hash);
      expect(script.crossOrigin).toBe('anonymous');
      expect(new URL(script.src).pathname).toBe(entry);
    },
  );

  test.each(['/_r/mfe-portal/2/remoteEntry.js', '/elsewhere.js', 'https://elsewhere.example/x.js'])(
    'from %s, which the release set does not list, gets an impossible hash',
    (url) => {
      expect(scriptFor(url).integrity).toBe(`sha384-${'A'.repeat(64)}`);
    },
  );

  test('has a timeout of 9 s', () => {
    expect(entryIntegrityPlugin({}).createScript?.({ url: entry } as never)).toMatchObject({
      timeout: 9_000,
    });
  });
});
