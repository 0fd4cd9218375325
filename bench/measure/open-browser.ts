import { type Browser, chromium } from '@playwright/test';
import { findOrGetChromium } from '../../tools/chromium.ts';

/** A browser without background requests of its own. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findOrGetChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
