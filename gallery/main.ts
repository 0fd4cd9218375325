import type { StorybookConfig } from '@storybook/react-vite';

/** Storybook's configuration; `npm run gallery` passes this folder. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['ui', 'patterns'].map((layer) => ({
    directory: `../shared/${layer}`,
    files: '**/*.stories.tsx',
    titlePrefix: layer,
  })),
  // The map library, which the server serves to pages.
  staticDirs: [{ from: '../node_modules/maplibre-gl/dist', to: '/_maps' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its prop parsers require a compiler API that TypeScript 7 does not have.
  typescript: { check: false, reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Otherwise Vite would read a configuration file beside this one.
    configFile: false,
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  }),
};

export default config;
