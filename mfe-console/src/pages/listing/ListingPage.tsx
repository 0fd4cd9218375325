import { useParams } from '@portico/shared/platform';
import { spacing } from '@portico/shared/ui';
import { ListingForm } from '../../places/ListingForm.tsx';
import { ListingPortals } from '../../places/ListingPortals.tsx';
import { useConsoleListingQuery } from '../../places/places.api.ts';
import { RecordScreen } from '../../places/RecordScreen.tsx';

/** /console/listings/:id: one listing, with its pages. */
export function ListingPage() {
  const { id = '' } = useParams();
  const query = useConsoleListingQuery(id);
  return (
    <RecordScreen kind="listing" query={query}>
      {(record) => (
        <div css={{ display: 'grid', gap: spacing[6] }}>
          <ListingForm key={record._id} record={record} reload={async () => await query.refetch().unwrap()} />
          <ListingPortals listing={record._id} title={record.title} />
        </div>
      )}
    </RecordScreen>
  );
}
