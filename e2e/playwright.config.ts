import { defineConfig } from '@playwright/test';

const chromium = process.env.PORTICO_CHROMIUM;

/** Journeys of a shard run in sequence on one server; `npm run test:e2e` finds the browser and starts two shards. */
export default defineConfig({
  globalSetup: './support/build-releases.ts',
  testDir: './journeys',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // A worker would bypass requests that a journey intercepts; the journeys about it allow it.
    serviceWorkers: 'block',
    // Animations take CPU time; `WITH_MOTION` is for journeys that need them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // `--trace=on` records screenshots and DOM snapshots too, which doubles a journey's CPU time. CI prints the page of a
    // failure instead of recording a trace.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
