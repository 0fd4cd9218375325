import { siteApi } from '@portico/shared/api';
import type { Language } from '@portico/shared/contracts';
import { localized } from '@portico/shared/domain';
import type { HeadContext, PageHead, RootState } from '@portico/shared/platform';
import type { RouteHandle } from '../routes.tsx';

/** 'Page · Site', or the site alone; 'Portico' while the site's name is not known. [OPEN-39] */
export function titleOf(pageTitle: string | undefined, state: RootState, language: Language): string {
  const { data } = siteApi.endpoints.webConfig.select()(state as never);
  const site = localized(data?.title, language) || 'Portico';
  return pageTitle && pageTitle !== site ? `${pageTitle} · ${site}` : site;
}

/** What the route's own module says of the page; undefined while its code or its data is not there. */
export function headOfRoute(handle: RouteHandle | undefined, context: HeadContext): PageHead | undefined {
  return handle?.loaded()?.head?.(context);
}
