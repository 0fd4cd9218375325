import { LANGUAGES } from '@portico/shared/contracts';
import { provideMessages, type RouteModule } from '@portico/shared/platform';
import { loadPlatformMessages } from './platform-messages.ts';
import { PLATFORM_NAMESPACE } from './platform-namespace.ts';
import * as page from './releases.route.tsx';

/**
 * Loads the releases page with its messages in all languages: only admins open it, and a language switch then needs no
 * request.
 */
export async function loadReleasesPage(): Promise<RouteModule> {
  await provideMessages(PLATFORM_NAMESPACE, loadPlatformMessages, LANGUAGES);
  return page;
}
