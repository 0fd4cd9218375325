import type { StorybookConfig } from '@storybook/react-vite';

/** Storybook's settings: `npm run gallery` points it to this folder. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['ui', 'patterns'].map((layer) => ({
    directory: `../shared/${layer}`,
    files: '**/*.stories.tsx',
    titlePrefix: layer,
  })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its readers of props need the compiler API that TypeScript 7 does not have.
  typescript: { check: false, reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Vite would read a file of its own beside this one.
    configFile: false,
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  }),
};

export default config;
