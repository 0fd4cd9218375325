// Turns the table of import-rules.json into the options of eslint-plugin-boundaries.
// Plain JavaScript, because oxlint loads it without a compiler.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A layer of the table: its folder, what it may import besides itself, and whether it must import other layers of
 * shared by package name ('@portico/shared/ui'), by which federation shares modules. `order` lists the folders in
 * `src`: each may import those before it; '.' is `src` itself, and an entry with `*` is a pattern of files inside the
 * folders after it, which all of these folders may import, and which import only each other and what is before them.
 *
 * @typedef {{ folder: string, mayImport: string[], byNameOnly?: boolean, order?: string[] }} Layer
 */

/** @type {Record<string, Layer>} */
const layers = JSON.parse(readFileSync(new URL('./import-rules.json', import.meta.url), 'utf8'));

const entries = Object.entries(layers);
const insideShared = entries.filter(([, { folder }]) => folder.startsWith('shared/')).map(([name]) => name);

/** Layers whose tests may use shared/testing: those of the browser. The server has its own helpers. */
const testedInBrowser = entries
  .filter(
    ([name, { folder }]) => folder.startsWith('shared/') || ['shell', 'remote', 'example'].includes(name),
  )
  .map(([name]) => name);

const order = layers['server']?.order ?? [];
const serverMayImport = layers['server']?.mayImport ?? [];
/** @param {string} folder in server/src */
const inServer = (folder) => (folder === '.' ? 'server' : `server/${folder}`);
const isPattern = (/** @type {string} */ entry) => entry.includes('*');
const ordered = order.filter((entry) => !isPattern(entry)).map(inServer);
/** Each pattern of `order`, as a category of files, with the folders that contain them. */
const lowerFiles = order.filter(isPattern).map((pattern, at) => ({
  category: `lower-${at}`,
  pattern: `server/src/${pattern}`,
  inside: ordered.filter((type) => type.startsWith(inServer(pattern.slice(0, pattern.indexOf('*'))))),
}));
/** For tests of the server, and for the layers that may import the server. */
const serverTesting = 'server/testing';
const server = [...ordered, serverTesting];

/** @param {string[]} types */
const withServer = (types) => (types.includes('server') ? [...types, ...server] : types);

/** The repository's elements. The first matching element counts, so inner folders come first. */
export const boundariesSettings = {
  'boundaries/elements': [
    ...server
      .filter((type) => type !== 'server')
      .map((type) => ({ type, pattern: type.replace('/', '/src/'), partialMatch: false }))
      .sort((a, b) => b.pattern.length - a.pattern.length),
    ...entries.map(([type, { folder }]) => ({ type, pattern: folder, partialMatch: false })),
  ],
  'boundaries/elements-single-match': true,
  'boundaries/files': [
    { category: 'test', pattern: '**/*.test.{ts,tsx}' },
    { category: 'story', pattern: '**/*.stories.tsx' },
    // Shared by several test files of a page.
    { category: 'test', pattern: '{shell,mfe-*}/src/**/testing/**' },
    ...lowerFiles.map(({ category, pattern }) => ({ category, pattern })),
    { category: 'main', pattern: '**/main.ts' },
  ],
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
  'boundaries/legacy-templates': false,
  'import/resolver': { [fileURLToPath(new URL('./workspace-resolver.cjs', import.meta.url))]: {} },
};

/** @typedef {{ from: { element: { types: { anyOf: string[] } } } }} Policy */

/** What each layer and folder may import. A later policy overrides an earlier one. */
const policies = /** @type {Policy[]} */ ([
  ...entries
    .filter(([, { mayImport }]) => mayImport.length > 0)
    .map(([type, { mayImport }]) => ({
      from: { element: { types: { anyOf: [type] } } },
      allow: { to: { element: { types: { anyOf: withServer(mayImport) } } } },
    })),
  ...ordered.map((type, at) => ({
    from: { element: { types: { anyOf: [type] } } },
    allow: { to: { element: { types: { anyOf: [...serverMayImport, ...ordered.slice(0, at)] } } } },
  })),
  ...lowerFiles.flatMap(({ category, inside }) => [
    {
      from: { element: { types: { anyOf: inside } }, file: { categories: category } },
      disallow: { to: { element: { types: { anyOf: inside } } } },
    },
    {
      from: { element: { types: { anyOf: inside } } },
      allow: { to: { element: { types: { anyOf: inside } }, file: { categories: category } } },
    },
  ]),
  {
    from: { element: { types: { anyOf: [serverTesting] } } },
    allow: { to: { element: { types: { anyOf: [...serverMayImport, ...server] } } } },
  },
  {
    from: { element: { types: { anyOf: server } }, file: { categories: 'test' } },
    allow: { to: { element: { types: { anyOf: server } } } },
  },
  {
    // An entry point passes the demo in.
    from: { element: { types: { anyOf: ['server', 'server/cli'] } }, file: { categories: 'main' } },
    allow: { to: { element: { type: 'demo' } } },
  },
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
  {
    // Helpers of stories are not exported by testing's index, which is published.
    from: { element: { types: { anyOf: insideShared } }, file: { categories: 'story' } },
    allow: { to: { element: { type: 'testing' } } },
  },
]);

/** @param {string} type of the importing file */
const ruleOf = (type) => ({
  default: 'disallow',
  message:
    '{{from.element.types.[0]}} may not import {{to.element.types.[0]}}: see "Who may import whom" in ARCHITECTURE.md',
  policies: policies.filter(({ from }) => from.element.types.anyOf.includes(type)),
});

/**
 * The rule of each layer and folder for its own files, outer folders first: a file's last override counts. Each import
 * is compared with every policy of its file's rule, so one rule with all of them takes most of the time of lint.
 */
export const boundariesOverrides = boundariesSettings['boundaries/elements']
  .toReversed()
  .map(({ type, pattern }) => ({
    files: [`${pattern}/**`],
    rules: { 'boundaries/dependencies': ['error', ruleOf(type)] },
  }));
