import { useParams } from '@portico/shared/platform';
import { BackToTop } from '../../lists/BackToTop.tsx';
import { RecordStates } from '../../lists/RecordStates.tsx';
import { townById } from '../../search/search-requests.ts';
import { TownContent } from './TownContent.tsx';
import { TownHero } from './TownHero.tsx';

/** Page of a town: its hero, its listings, and some portals of each. [TOWN-04..09] */
export function TownPage() {
  const { townID = '' } = useParams();
  return (
    <RecordStates key={townID} request={townById(townID)}>
      {(hit) =>
        hit.kind === 'town' ? (
          <>
            <TownHero town={hit.source} />
            <TownContent town={hit.source} />
            <BackToTop />
          </>
        ) : null
      }
    </RecordStates>
  );
}
