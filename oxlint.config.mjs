// What code must look like; who may import whom is in tools/lint/import-rules.json, one row per layer.
import { createRequire } from 'node:module';
import { boundariesOverrides, boundariesSettings } from './tools/lint/boundaries.mjs';

const { resolve } = createRequire(import.meta.url);

/** Libraries that exist once in the page and are re-exported, as far as they are used, by shared/platform and shared/api. */
const behindFacades = [
  'react-router',
  'react-router-dom',
  '@reduxjs/toolkit',
  'react-redux',
  'i18next',
  'react-i18next',
];

const facadesOnly = {
  group: behindFacades.flatMap((library) => [library, `${library}/**`]),
  message: "Take it from '@portico/shared/platform' or '@portico/shared/api', so that one copy runs.",
};
const noTestSupport = {
  group: ['./testing/**', '../testing/**', '../**/testing/**'],
  message: 'What is in a testing folder is for tests and must never reach a visitor.',
};

const formatsByTable = {
  message:
    'Format numbers, percentages, prices, hours and days with @portico/shared/domain (number-format, date-format).',
};

/** @type {import('oxlint').OxlintConfig} */
export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  jsPlugins: [{ name: 'boundaries', specifier: resolve('eslint-plugin-boundaries') }],
  categories: { correctness: 'error' },
  ignorePatterns: [
    // Built against the packed kit alone, as in another repository; its own test compiles it.
    'examples/**',
    '**/build/**',
    '**/.data/**',
    '**/node_modules/**',
  ],
  settings: boundariesSettings,
  rules: {
    // Types too: modules that know each other only by type still cannot be read apart.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'no-restricted-imports': ['error', { patterns: [facadesOnly] }],
    // Safari announces a list without markers as a list only if it has the role.
    'jsx-a11y/no-redundant-roles': ['error', { nav: [], ol: ['list'], ul: ['list'] }],
    // Its advice for role="status" is <output>, which reads as the result of a calculation.
    'jsx-a11y/prefer-tag-over-role': 'off',
    eqeqeq: 'error',
    // Native dialogs block the page, are not translated, and do not open in in-app browsers. [T-21]
    'no-alert': 'error',
    'no-console': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-var': 'error',
    'prefer-const': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    // What only the browser knows (the clock, storage, the network) is filled in by an effect, after hydration.
    'react/set-state-in-effect': 'off',
    'react/jsx-no-target-blank': 'error',
    'react/no-array-index-key': 'error',
    'react/no-danger': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // Code points are what [...text] is used for here.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    // Interfaces state functions in the short form; nothing here depends on `this`.
    'typescript/unbound-method': 'off',
  },
  overrides: [
    ...boundariesOverrides,
    {
      files: ['shell/**', 'mfe-*/**'],
      rules: { 'no-restricted-imports': ['error', { patterns: [facadesOnly, noTestSupport] }] },
    },
    {
      // Digits of the browser's own choice, and a slow first use of Intl.
      files: ['{shell,mfe-*}/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Intl', property: 'NumberFormat', ...formatsByTable },
          ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
            property,
            ...formatsByTable,
          })),
        ],
      },
    },
    {
      // Texts come from messages. Signs without words are allowed, and literals that are the same in every language.
      files: ['{shell,mfe-*}/src/**/*.tsx', 'shared/{ui,patterns,platform}/**/*.tsx'],
      rules: {
        'react/jsx-no-literals': [
          'error',
          {
            restrictedAttributes: ['aria-label', 'title', 'alt', 'label', 'placeholder'],
            allowedStrings: ['', '–', '·', '…', ',', ':', '*', '09:00', 'https://', 'UNOFFICIAL'],
          },
        ],
      },
    },
    {
      files: ['{shell,mfe-*}/**/*.test.{ts,tsx}', '{shell,mfe-*}/**/testing/**'],
      rules: { 'no-restricted-imports': ['error', { patterns: [facadesOnly] }] },
    },
    {
      files: ['**/*.{test,stories}.tsx', '**/testing/**'],
      rules: { 'react/jsx-no-literals': 'off' },
    },
    {
      // Tables of formats are compared with Intl.
      files: ['**/*.test.{ts,tsx}'],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: [
        'shared/platform/**',
        'shared/api/**',
        'shared/testing/**',
        'shell/src/render-page.tsx',
        'shell/src/page-state/pack-store.ts',
      ],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      // Tools ask for the default export of these.
      files: [
        '**/*.config.{ts,mjs}',
        '**/*.stories.tsx',
        'e2e/support/build-releases.ts',
        'gallery/{main,preview}.{ts,tsx}',
        'webpack/hot/pseudo-messages-loader.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // A longer function no longer reads as its outline.
      files: ['{shell,mfe-*,shared,server,tools,webpack}/**'],
      rules: {
        'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      // A suite of tests is one function.
      files: ['**/*.{test,stories}.{ts,tsx}', '**/*.contract.ts', '{shell,mfe-*,shared}/**/testing/**'],
      rules: { 'max-lines-per-function': 'off' },
    },
    { files: ['shell/**'], rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] } },
    {
      files: [
        'tools/**',
        'bench/**',
        'client/examples/**',
        'e2e/contact-sheets.ts',
        'webpack/**',
        'server/src/main.ts',
        'server/src/preflight.ts',
        'server/src/cli/**',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
};
