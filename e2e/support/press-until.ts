import { expect, type Page } from '@playwright/test';

/**
 * Presses an arrow key until a drag by keyboard announces this. The first press may be lost: dnd-kit announces the start
 * of a drag before it listens to arrows, which begins after a timer.
 */
export async function pressUntil(page: Page, key: 'ArrowUp' | 'ArrowDown', announced: string | RegExp) {
  const announcement = page.getByText(announced);
  await expect(async () => {
    if ((await announcement.count()) === 0) await page.keyboard.press(key);
    await expect(announcement).toBeAttached({ timeout: 3000 });
  }).toPass();
}
