import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SINGLETONS } from '../../webpack/federation.ts';
import importRules from '../lint/import-rules.json';
import {
  checkSavePath,
  compareImportRules,
  compareServerOrder,
  compareSingletons,
  serverFolders,
  unorderedFolders,
} from './architecture.ts';
import { type Check, resultOf } from './check.ts';
import { findImportCycles } from './import-cycles.ts';
import { idsNamedIn, readRequirements } from './requirements.ts';
import { isTestFile, sourceFiles } from './source-files.ts';

/** Compares ARCHITECTURE.md and docs/requirements.md with the code and its tests. */
export const architectureCheck: Check = {
  name: 'architecture',
  run(rootFolder) {
    const markdown = readFileSync(path.join(rootFolder, 'ARCHITECTURE.md'), 'utf8');
    const list = readRequirements(readFileSync(path.join(rootFolder, 'docs/requirements.md'), 'utf8'));
    const folders = serverFolders(path.join(rootFolder, 'server/src'));
    const known = new Set(list.ids);
    const tested = new Set<string>();
    const unknown: string[] = [];
    const sources = new Map<string, string>();
    for (const file of sourceFiles(rootFolder)) {
      const text = readFileSync(file, 'utf8');
      const ids = idsNamedIn(text);
      if (isTestFile(file)) for (const id of ids) if (known.has(id)) tested.add(id);
      // Tests of this check contain IDs and imports that do not exist.
      if (path.dirname(file) === import.meta.dirname) continue;
      const name = path.relative(rootFolder, file).replaceAll('\\', '/');
      sources.set(name, text);
      for (const id of ids)
        if (!known.has(id)) unknown.push(`${name} names ${id}, which docs/requirements.md lacks`);
    }
    return resultOf(
      [
        ...compareImportRules(markdown, importRules),
        ...compareServerOrder(markdown, importRules.server.order),
        ...unorderedFolders(folders, importRules.server.order),
        ...checkSavePath(markdown, (file) => existsSync(path.join(rootFolder, file))),
        ...compareSingletons(markdown, SINGLETONS),
        ...findImportCycles(sources),
        ...list.findings,
        ...unknown,
      ],
      `${Object.keys(importRules).length} layers, ${folders.length} folders of the server, ${SINGLETONS.length} singletons, ` +
        `${list.ids.length} requirements of which tests name ${tested.size}`,
    );
  },
};
