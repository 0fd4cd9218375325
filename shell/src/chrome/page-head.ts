import { siteApi } from '@portico/shared/api';
import type { Language } from '@portico/shared/contracts';
import { localized } from '@portico/shared/domain';
import type { RootState } from '@portico/shared/platform';

/** 'Page · Site', or the site alone; 'Portico' while the site's name is not known. [OPEN-39] */
export function titleOf(pageTitle: string | undefined, state: RootState, language: Language): string {
  const { data } = siteApi.endpoints.webConfig.select()(state as never);
  const site = localized(data?.title, language) || 'Portico';
  return pageTitle && pageTitle !== site ? `${pageTitle} · ${site}` : site;
}
