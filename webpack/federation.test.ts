import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { containerName } from '@portico/shared/contracts';
import { createFederationPlugin, PROVIDED_LATER, SINGLETONS } from './federation.ts';
import { PACKAGES, rootFolder } from './paths.ts';

const provideSource = readFileSync(path.join(rootFolder, 'shell/src/provide.ts'), 'utf8');

interface SharedOption {
  singleton: boolean;
  requiredVersion: string | false;
  eager?: boolean;
  import?: false;
}

/** The build's options for each singleton. */
function sharedOf(kind: 'shell' | 'remote') {
  const plugin = createFederationPlugin({ name: 'mfe-any', kind, target: 'browser', isDevelopment: false });
  const { _options } = plugin as unknown as { _options: { shared: Record<string, SharedOption> } };
  return _options.shared;
}

describe('the singletons', () => {
  test('[MFE-03] contain session, language and API slices; the shell provides each once, and remotes bundle none', () => {
    expect(SINGLETONS).toEqual(expect.arrayContaining(['@portico/shared/platform', '@portico/shared/api']));
    const provided = sharedOf('shell');
    const used = sharedOf('remote');
    expect([Object.keys(provided), Object.keys(used)]).toEqual([[...SINGLETONS], [...SINGLETONS]]);
    for (const key of SINGLETONS) {
      const eager = !PROVIDED_LATER.includes(key);
      expect(provided[key]).toMatchObject({ singleton: true, requiredVersion: false, eager });
      expect(used[key]).toMatchObject({
        singleton: true,
        requiredVersion: expect.any(String),
        import: false,
      });
    }
  });

  test("take any version with the shell's major, below 1.0.0 any with its minor", () => {
    const used = sharedOf('remote');
    expect(used['react']?.requiredVersion).toMatch(/^\^[1-9]\d*\.0\.0$/);
    expect(used['@portico/shared/api']?.requiredVersion).toMatch(/^\^0\.\d+\.0$/);
  });

  test('are exactly what shell/src/provide.ts provides', () => {
    const namesIn = (pattern: RegExp) => [...provideSource.matchAll(pattern)].map(([, name]) => name);
    const now = namesIn(/ import\(\/\* webpackMode: "eager" \*\/ '([^']+)'\)/g);
    const later = namesIn(/ import\('([^']+)'\)/g);
    expect(later).toEqual(PROVIDED_LATER);
    expect([...now, ...later]).toHaveLength(SINGLETONS.length);
    expect(new Set([...now, ...later])).toEqual(new Set(SINGLETONS));
  });
});

test("a container's name is a JavaScript variable, and each package has its own", () => {
  const names = PACKAGES.map(containerName);
  expect(names).toContain('mfe_creator');
  for (const name of names) expect(name).toMatch(/^[a-z_]+$/);
  expect(new Set(names).size).toBe(PACKAGES.length);
});
