import type { Language } from '@portico/shared/contracts';
import { addressInLanguage, isUnofficial, localized } from '@portico/shared/domain';
import type { ItemList, WithContext } from 'schema-dts';
import type { Hit } from '../search/search.api.ts';

const FOLDERS = { portal: 'portals', town: 'towns', listing: 'listings' } as const satisfies Record<
  Hit['kind'],
  string
>;

/** Excludes what search engines must not index: private items, and unofficial portals. */
const isOpen = ({ kind, source }: Hit): boolean =>
  !source.isPrivate && (kind !== 'portal' || !isUnofficial({ ...source, townRefs: source.townRefs ?? [] }));

interface ItemsOfPage {
  name: string;
  hits: readonly Hit[];
  origin: string;
  language: Language;
}

/** The items of a page in display order, as schema.org data. */
export function itemListJsonLd({ name, hits, origin, language }: ItemsOfPage): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: hits.filter(isOpen).map(({ kind, source }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: localized(source.title, language),
      url: addressInLanguage(`${origin}/${FOLDERS[kind]}/${encodeURIComponent(source._id)}`, language),
    })),
  };
}
