import type { ListingCardSource } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link, useText } from '@portico/shared/platform';
import { CardBody, CardFrame, CardImage, CardLock, CardMeta, CardTitle } from '@portico/shared/ui';
import { listingAddress } from '../search/hit-address.ts';
import { useLocalizedText } from './use-localized-text.ts';

/** Card of a listing, a list item: picture, title, and the number of its portals if known. */
export function ListingCard({ listing }: { listing: ListingCardSource }) {
  const { t } = useText('mfe-discovery');
  const title = useLocalizedText()(listing.title);
  return (
    <CardFrame as="li">
      <CardImage
        src={listing.imageURL}
        alt=""
        ratio={3 / 2}
        end={listing.isPrivate ? <CardLock label={t('card.private')} /> : null}
      />
      <CardBody>
        <CardTitle as={Link} to={listingAddress(listing._id)} viewTransition lang={title.lang}>
          <LocalizedTitle text={listing.title} fallback={t('card.untitled')} />
        </CardTitle>
        {listing.portalCount ? (
          <CardMeta>{t('card.portals', { count: listing.portalCount })}</CardMeta>
        ) : null}
      </CardBody>
    </CardFrame>
  );
}
