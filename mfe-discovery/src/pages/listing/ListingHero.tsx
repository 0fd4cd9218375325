import type { ListingCardSource } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Hero, Picture } from '@portico/shared/ui';
import { useLocalizedText } from '../../cards/use-localized-text.ts';

/** The listing's picture and name, and the number of its portals. [LIST-01] */
export function ListingHero({ listing }: { listing: ListingCardSource }) {
  const { t } = useText('mfe-discovery');
  const title = useLocalizedText()(listing.title);
  return (
    <Hero
      size="short"
      picture={
        listing.imageURL ? <Picture fill priority sizes="100vw" alt="" src={listing.imageURL} /> : null
      }
      title={title.text}
      titleLang={title.lang}
      subtitle={listing.portalCount ? t('card.portals', { count: listing.portalCount }) : null}
    />
  );
}
