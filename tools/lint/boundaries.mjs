// Turns the table of import-rules.json into the options of eslint-plugin-boundaries.
// Plain JavaScript, because oxlint loads it without a compiler.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * One row of the table: where the layer lives, what it may import besides itself, and whether it must name other
 * layers of shared by package ('@portico/shared/ui'), because federation shares modules by that name.
 * @typedef {{ folder: string, mayImport: string[], byNameOnly?: boolean }} Layer
 */

/** @type {Record<string, Layer>} */
const layers = JSON.parse(readFileSync(new URL('./import-rules.json', import.meta.url), 'utf8'));

const entries = Object.entries(layers);
const insideShared = entries.filter(([, { folder }]) => folder.startsWith('shared/')).map(([name]) => name);

/** Layers whose test files may use shared/testing: the browser's side; the server has helpers of its own. */
const testedInBrowser = entries
  .filter(
    ([name, { folder }]) => folder.startsWith('shared/') || ['shell', 'remote', 'example'].includes(name),
  )
  .map(([name]) => name);

/** What the plugin must know about the repository. */
export const boundariesSettings = {
  'boundaries/elements': entries.map(([type, { folder }]) => ({
    type,
    pattern: folder,
    partialMatch: false,
  })),
  'boundaries/files': [{ category: 'test', pattern: '**/*.test.{ts,tsx}' }],
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
  'boundaries/legacy-templates': false,
  'import/resolver': { [fileURLToPath(new URL('./workspace-resolver.cjs', import.meta.url))]: {} },
};

/** Everything is refused that the table does not allow. A later policy outweighs an earlier one. */
export const boundariesRule = {
  default: 'disallow',
  message:
    '{{from.element.types.[0]}} may not import {{to.element.types.[0]}}: see "Who may import whom" in ARCHITECTURE.md',
  policies: [
    ...entries
      .filter(([, { mayImport }]) => mayImport.length > 0)
      .map(([type, { mayImport }]) => ({
        from: { element: { type } },
        allow: { to: { element: { types: { anyOf: mayImport } } } },
      })),
    {
      from: { element: { types: { anyOf: testedInBrowser } }, file: { categories: 'test' } },
      allow: { to: { element: { type: 'testing' } } },
    },
    {
      from: {
        element: {
          types: { anyOf: entries.filter(([, { byNameOnly }]) => byNameOnly).map(([name]) => name) },
        },
      },
      disallow: {
        to: { element: { types: { anyOf: insideShared } } },
        dependency: { source: '!@portico/**' },
      },
      message:
        "Import shared layers by name ('@portico/shared/...') here: federation shares modules by their name.",
    },
  ],
};
