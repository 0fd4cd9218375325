import { LANGUAGES } from '@portico/shared/contracts';
import { LoadOnce, provideMessages, type RouteModule } from '@portico/shared/platform';
import { shellPages } from '../../shell-pages.ts';
import { loadPlatformMessages, PLATFORM_NAMESPACE } from './platform-messages.ts';

/** The page of releases, with its words. */
export const releasesModule = (): LoadOnce<RouteModule> =>
  new LoadOnce(async () => {
    const [page] = await Promise.all([
      shellPages.releases.load(),
      // For a page that few open: all four, so that a choice of language meanwhile needs no more.
      provideMessages(PLATFORM_NAMESPACE, loadPlatformMessages, LANGUAGES),
    ]);
    return page;
  });
