import { pageOf } from '@portico/shared/api';
import type { ListingCardSource } from '@portico/shared/contracts';
import { portalSearchAddress, tagName } from '@portico/shared/domain';
import { QrToggle } from '@portico/shared/patterns';
import { Link, useSearchParams, useText } from '@portico/shared/platform';
import { Chip, Cluster, Container, Section, StateMessage } from '@portico/shared/ui';
import { PortalCard } from '../../cards/PortalCard.tsx';
import { InfiniteGrid } from '../../lists/InfiniteGrid.tsx';
import { PrivacyGate } from '../../privacy/PrivacyGate.tsx';
import { isPortalHit, useSearchQuery } from '../../search/search.api.ts';
import { listOfListing, tagsOfListing } from '../../search/search-requests.ts';
import { pendingName, useTagNames } from '../../tags/use-tag-names.ts';

/** Maximum number of tag buttons. */
const MAX_TAGS = 12;

/** Tag buttons and the infinite list of the listing's portals; behind the gate if it is private. [LIST-03..06] */
export function ListingContent({ listing }: { listing: ListingCardSource }) {
  const { t } = useText('mfe-discovery');
  const [search] = useSearchParams();
  const { _id: id, isPrivate = false } = listing;
  return (
    <PrivacyGate item={{ store: 'listing', id }} isPrivate={isPrivate}>
      <Section>
        <Container>
          <ListingQrCode listing={listing} />
          <TagButtons listingId={id} />
          <InfiniteGrid
            label={t('listing.portals')}
            request={listOfListing(id, pageOf(search))}
            empty={
              <StateMessage
                kind="empty"
                title={<span lang="en">{t('listing.empty')}</span>}
                text={t('listing.emptyText')}
              />
            }
          >
            {(hit) => (isPortalHit(hit) ? <PortalCard key={hit.source._id} hit={hit} /> : null)}
          </InfiniteGrid>
        </Container>
      </Section>
    </PrivacyGate>
  );
}

function ListingQrCode({ listing }: { listing: ListingCardSource }) {
  const { t } = useText('mfe-discovery');
  return (
    <div css={{ marginBlockEnd: 'var(--space-6)' }}>
      <QrToggle
        fileName={listing._id}
        // The code may be shown to people without access, so a private listing's picture is omitted.
        imagePath={listing.isPrivate ? undefined : listing.imageURL}
        labels={{
          show: t('qr.show'),
          hide: t('qr.hide'),
          alt: t('qr.alt'),
          loading: t('state.loading'),
          download: t('qr.download'),
          copyLink: t('qr.copyLink'),
          copied: t('qr.copied'),
        }}
      />
    </div>
  );
}

/** Buttons that search for a tag of the listing's portals. */
function TagButtons({ listingId }: { listingId: string }) {
  const { t } = useText('mfe-discovery');
  const { data } = useSearchQuery(tagsOfListing(listingId));
  const { known, isPending } = useTagNames();
  const tags = data?.tags?.slice(0, MAX_TAGS) ?? [];
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t('card.tags')} css={{ marginBlockEnd: 'var(--space-8)' }}>
      <Cluster gap={2}>
        {tags.map(({ value: tag }) => (
          <Chip key={tag} as={Link} to={portalSearchAddress({ tags: [tag] })}>
            <bdi css={isPending && pendingName}>{tagName(known, tag)}</bdi>
          </Chip>
        ))}
      </Cluster>
    </nav>
  );
}
