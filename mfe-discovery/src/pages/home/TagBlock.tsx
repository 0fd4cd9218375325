import { portalSearchAddress, tagName } from '@portico/shared/domain';
import { Grid } from '@portico/shared/ui';
import { PortalCard } from '../../cards/PortalCard.tsx';
import { CardsLoading } from '../../lists/CardsLoading.tsx';
import { SearchStates } from '../../lists/SearchStates.tsx';
import { TitledSection } from '../../lists/TitledSection.tsx';
import { CARDS_SIZE } from '../../lists/use-content-visibility.ts';
import { isPortalHit } from '../../search/search.api.ts';
import { BLOCK_PORTALS, portalsOfTag } from '../../search/search-requests.ts';
import { useTagNames } from '../../tags/use-tag-names.ts';

/** Up to four portals of a configured tag, and a link to all of them; nothing without hits. [HOME-09, SEARCH-12, OPEN-53] */
export function TagBlock({ tag }: { tag: string }) {
  const { known, isPending } = useTagNames();
  const name = tagName(known, tag);
  const icon = known?.icons?.[tag];
  return (
    <SearchStates
      request={portalsOfTag(tag)}
      wrap={(content) => (
        <TitledSection
          isTitlePending={isPending}
          title={icon === undefined ? name : `${icon} ${name}`}
          showAll={portalSearchAddress({ tags: [tag] })}
          intrinsicSize={CARDS_SIZE}
        >
          {content}
        </TitledSection>
      )}
      loading={<CardsLoading count={BLOCK_PORTALS} />}
    >
      {({ hits }) =>
        hits.length === 0 ? null : (
          <Grid label={name} hasItems>
            {hits.filter(isPortalHit).map((hit) => (
              <PortalCard key={hit.source._id} hit={hit} />
            ))}
          </Grid>
        )
      }
    </SearchStates>
  );
}
