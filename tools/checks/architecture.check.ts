import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SINGLETONS } from '../../webpack/federation.ts';
import importRules from '../lint/import-rules.json';
import { compareImportRules, compareServerOrder, compareSingletons } from './architecture.ts';
import { type Check, resultOf } from './check.ts';
import { idsNamedIn, readRequirements } from './requirements.ts';
import { isTestFile, sourceFiles } from './source-files.ts';

/** Compares ARCHITECTURE.md and docs/requirements.md with the code and its tests. */
export const architectureCheck: Check = {
  name: 'architecture',
  run(rootFolder) {
    const markdown = readFileSync(path.join(rootFolder, 'ARCHITECTURE.md'), 'utf8');
    const list = readRequirements(readFileSync(path.join(rootFolder, 'docs/requirements.md'), 'utf8'));
    const known = new Set(list.ids);
    const tested = new Set<string>();
    const unknown: string[] = [];
    for (const file of sourceFiles(rootFolder)) {
      // Tests of this check contain IDs that do not exist.
      if (path.dirname(file) === import.meta.dirname) continue;
      for (const id of idsNamedIn(readFileSync(file, 'utf8'))) {
        if (!known.has(id))
          unknown.push(`${path.relative(rootFolder, file)} names ${id}, which docs/requirements.md lacks`);
        else if (isTestFile(file)) tested.add(id);
      }
    }
    return resultOf(
      [
        ...compareImportRules(markdown, importRules),
        ...compareServerOrder(markdown, importRules.server.order),
        ...compareSingletons(markdown, SINGLETONS),
        ...list.findings,
        ...unknown,
      ],
      `${Object.keys(importRules).length} layers, ${importRules.server.order.length} folders of the server, ${SINGLETONS.length} singletons, ` +
        `${list.ids.length} requirements of which tests name ${tested.size}`,
    );
  },
};
