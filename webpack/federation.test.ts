import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { containerName, SINGLETONS } from './federation.ts';
import { PACKAGES, rootFolder } from './paths.ts';

const provided = readFileSync(path.join(rootFolder, 'shell/src/provide.ts'), 'utf8');

describe('the singletons', () => {
  test('[MFE-03] session, language and API slices are among them', () => {
    expect(SINGLETONS).toEqual(
      expect.arrayContaining(['@portico/shared/platform', '@portico/shared/api', '@portico/shared/ui']),
    );
  });

  test('are exactly what shell/src/provide.ts provides', () => {
    const imports = [...provided.matchAll(/^import '([^']+)';$/gm)].map(([, name]) => name);
    expect(imports.toSorted()).toEqual([...SINGLETONS].toSorted());
  });
});

test("a container's name is a JavaScript variable, and each package has its own", () => {
  const names = PACKAGES.map(containerName);
  expect(names).toContain('mfe_creator');
  for (const name of names) expect(name).toMatch(/^[a-z_]+$/);
  expect(new Set(names).size).toBe(PACKAGES.length);
});
