import type { Locator, Page } from '@playwright/test';
import { messagesOf } from './messages.ts';

/** A button by the key of its label in a package's messages, in the page's language; placeholders match any value. */
export async function messageButton(page: Page, packageName: string, key: string): Promise<Locator> {
  const t = await messagesOf(page, packageName);
  const texts = t(key)
    .split(/\{\{.*?\}\}/)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return page.getByRole('button', { name: new RegExp(`^${texts.join('.+')}$`) }).first();
}
