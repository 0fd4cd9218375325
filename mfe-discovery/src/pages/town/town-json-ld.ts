import type { Language, TownCardSource } from '@portico/shared/contracts';
import { addressInLanguage, localized } from '@portico/shared/domain';
import type { Place, WithContext } from 'schema-dts';

/** A town as schema.org data. */
export function townJsonLd(
  { _id, title, imageURL }: Pick<TownCardSource, '_id' | 'title' | 'imageURL'>,
  origin: string,
  language: Language,
): WithContext<Place> {
  const page = `${origin}/towns/${encodeURIComponent(_id)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    '@id': `${page}#place`,
    name: localized(title, language),
    url: addressInLanguage(page, language),
    ...(imageURL && URL.canParse(imageURL, origin) ? { image: new URL(imageURL, origin).href } : {}),
  };
}
