import { defineConfig } from '@playwright/test';

const chromium = process.env.PORTICO_CHROMIUM;

/** Opens the stories of build/gallery in two languages in parallel, each in a page of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/gallery',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  use: {
    viewport: { width: 1280, height: 800 },
    // With this user agent, Storybook pauses animations instead of waiting for their end.
    userAgent: 'StorybookTestRunner',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
});
