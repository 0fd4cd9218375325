import { yieldToMain } from '../yield-to-main.ts';
import { afterFirstRender } from './after-first-render.ts';
import { createPlatform } from './create-platform.ts';
import { createPage, hydrate } from './hydrate.tsx';
import { loadFirstRoute } from './load-first-route.ts';
import { readBoot } from './read-boot.ts';

/**
 * Starts the page in several tasks, so that none is long on a slow phone: hydrates the server-rendered HTML, or renders
 * the page if the server could not.
 */
export async function startPage(): Promise<void> {
  const page = await readBoot();
  const store = createPlatform(page);
  await yieldToMain();
  const route = await loadFirstRoute(page, store);
  // Ends the task in which the last script was evaluated.
  await yieldToMain();
  const created = createPage({ page, store, route });
  await yieldToMain();
  hydrate(created, afterFirstRender);
}
