import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const rootFolder = path.resolve(import.meta.dirname, '../../..');

interface Messages {
  readonly [key: string]: string | Messages;
}

/** Messages of a package in the page's language: `(await messagesOf(page, 'mfe-creator'))('tools.tags')`. */
export async function messagesOf(page: Page, packageName: string): Promise<(key: string) => string> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const file = path.join(rootFolder, packageName, 'locales', `${language}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  return (key) => {
    const message = key.split('.').reduce<string | Messages | undefined>((found, part) => {
      return typeof found === 'object' ? found[part] : undefined;
    }, messages);
    if (typeof message !== 'string') throw new Error(`There is no message ${key} in ${file}`);
    return message;
  };
}
