import { useParams } from '@portico/shared/platform';
import { spacing } from '@portico/shared/ui';
import { useConsoleTownQuery } from '../../places/places.api.ts';
import { RecordScreen } from '../../places/RecordScreen.tsx';
import { TownForm } from '../../places/TownForm.tsx';
import { TownListings } from '../../places/TownListings.tsx';

/** /console/towns/:id: one town, with its listings. */
export function TownPage() {
  const { id = '' } = useParams();
  const query = useConsoleTownQuery(id);
  return (
    <RecordScreen kind="town" query={query}>
      {(record) => (
        <div css={{ display: 'grid', gap: spacing[6] }}>
          <TownForm key={record._id} record={record} reload={async () => await query.refetch().unwrap()} />
          <TownListings town={record._id} title={record.title} />
        </div>
      )}
    </RecordScreen>
  );
}
