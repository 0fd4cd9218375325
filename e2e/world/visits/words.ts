import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const rootFolder = path.resolve(import.meta.dirname, '../../..');

interface Messages {
  readonly [key: string]: string | Messages;
}

/** The words of a package in the language of the page: `await wordsOf(page, 'mfe-creator')('tools.tags')`. */
export async function wordsOf(page: Page, packageName: string): Promise<(key: string) => string> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const file = path.join(rootFolder, packageName, 'locales', `${language}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  return (key) => {
    const words = key.split('.').reduce<string | Messages | undefined>((found, part) => {
      return typeof found === 'object' ? found[part] : undefined;
    }, messages);
    if (typeof words !== 'string') throw new Error(`There are no words ${key} in ${file}`);
    return words;
  };
}
