/** Packages that ship ES modules alone, or load some by `import()`, and must be compiled for jest. */
const compiledPackages = [
  '@mapbox/point-geometry',
  '@mapbox/vector-tile',
  '@maplibre/geojson-vt',
  '@maplibre/vt-pbf',
  '@opentelemetry/otlp-exporter-base',
  'kdbush',
  'pbf',
  'jose',
  'oauth4webapi',
  'feed',
  'oidc-provider',
  'openid-client',
  'p-queue',
  'p-timeout',
  'qr',
  'request-filtering-agent',
  'lucide-react',
  'dom-accessibility-api',
  '@testing-library',
  'react-router',
  'supercluster',
  'light-my-request',
  'cookie',
  'yet-another-react-lightbox',
];

const base = {
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${compiledPackages.join('|')})/)`],
  // Looked up once per module: in jest's contexts every use of a global is slow. Not those that jest or tests replace.
  sandboxInjectedGlobals: ['Math', 'Number'],
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/testing/no-style-sheet.ts' },
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.data/'],
};

/** @type {import('jest').Config} */
export default {
  // Long, for machines that are busy with something else; no test waits for time to pass.
  testTimeout: 60_000,
  projects: [
    {
      ...base,
      displayName: 'unit',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/{shell,mfe-*,shared}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [
        '<rootDir>/shared/testing/jest-setup.ts',
        '<rootDir>/tools/test/fail-on-console.ts',
        '<rootDir>/tools/test/no-owner-stacks.ts',
        '<rootDir>/tools/test/fast-queries.ts',
      ],
    },
    {
      ...base,
      displayName: 'server',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/server/src/testing/jest-setup.ts'],
      testMatch: ['<rootDir>/{server,client,demo,webpack,tools,bench}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.engine\\.test\\.ts$'],
    },
    {
      // On real engines, which tools/test/engines.ts starts and names in the environment.
      ...base,
      displayName: 'engines',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/server/src/testing/jest-setup.ts'],
      testMatch: ['<rootDir>/{server,tools}/**/*.engine.test.ts'],
    },
  ],
};
