import type { ListingCardSource } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Hero, Picture } from '@portico/shared/ui';

/** The listing's picture and name, and the number of its portals. [LIST-01] */
export function ListingHero({ listing }: { listing: ListingCardSource }) {
  const { t } = useText('mfe-discovery');
  return (
    <Hero
      size="short"
      picture={
        listing.imageURL ? <Picture fill priority sizes="100vw" alt="" src={listing.imageURL} /> : null
      }
      title={<LocalizedTitle text={listing.title} />}
      subtitle={listing.portalCount ? t('card.portals', { count: listing.portalCount }) : null}
    />
  );
}
