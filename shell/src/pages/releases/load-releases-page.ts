import { LANGUAGES } from '@portico/shared/contracts';
import { provideMessages, type RouteModule } from '@portico/shared/platform';
import { loadPlatformMessages } from './platform-messages.ts';
import { PLATFORM_NAMESPACE } from './platform-namespace.ts';
import * as page from './releases.route.tsx';

/** The page of releases, with its messages in all languages: few open it, and a choice of language then needs no more. */
export async function loadReleasesPage(): Promise<RouteModule> {
  await provideMessages(PLATFORM_NAMESPACE, loadPlatformMessages, LANGUAGES);
  return page;
}
