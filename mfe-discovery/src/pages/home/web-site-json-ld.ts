import type { Language, WebConfig } from '@portico/shared/contracts';
import { addressInLanguage, localized } from '@portico/shared/domain';
import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';

/** Placeholder of the search text in the URL template for search engines. */
const WORDS = 'search_term_string';

/** The site and its search, as schema.org data. */
export function webSiteJsonLd(config: WebConfig, origin: string, language: Language): WithContext<WebSite> {
  const description = localized(config.description, language);
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/portals?title={${WORDS}}` },
    'query-input': `required name=${WORDS}`,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: localized(config.title, language),
    url: addressInLanguage(`${origin}/`, language),
    inLanguage: language,
    ...(description ? { description } : {}),
    potentialAction: search,
  };
}
