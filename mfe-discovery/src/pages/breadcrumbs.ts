import { selectData, siteApi } from '@portico/shared/api';
import { addressInLanguage, type Breadcrumb, localized } from '@portico/shared/domain';
import type { HeadContext } from '@portico/shared/platform';
import type { Hit } from '../search/search.api.ts';

/** Breadcrumbs from home to the page of a search hit. */
export function breadcrumbsFor(
  { source }: Hit,
  { state, url, language }: Pick<HeadContext, 'state' | 'url' | 'language'>,
): Breadcrumb[] {
  const site = selectData(siteApi.endpoints.webConfig, undefined, state);
  const { origin, host, pathname } = url;
  return [
    { name: localized(site?.title, language) || host, href: addressInLanguage(`${origin}/`, language) },
    { name: localized(source.title, language), href: addressInLanguage(`${origin}${pathname}`, language) },
  ];
}
