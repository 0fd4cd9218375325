import type { Listing } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Button, Cluster, Field, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import { FormSection } from '../forms/FormSection.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { RecordPicker } from '../forms/RecordPicker.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { listingValuesOf, sentListing } from './place-values.ts';
import {
  useConsoleTownQuery,
  useConsoleTownsQuery,
  useNewListingMutation,
  useSaveListingMutation,
} from './places.api.ts';
import { usePlaceForm } from './use-place-form.ts';

/** Towns that the picker shows at once. */
const TOWNS_OF_SEARCH = 50;

/** The form of a listing; without a record, of a new one. */
export function ListingForm({
  record,
  reload = async () => undefined,
}: {
  record?: Listing;
  reload?: () => Promise<Listing | undefined>;
}) {
  const { t } = useMessages();
  const [create] = useNewListingMutation();
  const [save] = useSaveListingMutation();
  const { form, errorAt, loadNewer } = usePlaceForm({
    record,
    valuesOf: listingValuesOf,
    sentOf: sentListing,
    create: (listing) => create(listing).unwrap(),
    save: (id, changes) => save({ id, changes }).unwrap(),
    reload,
    path: '/console/listings',
  });
  const { values, edit } = form;
  return (
    <RecordForm form={form} onLoadNewer={loadNewer}>
      <PlaceFields values={values} onChange={edit} errorAt={errorAt} isNew={!record} path="/listings">
        <FormSection title={t('listings.town')} text={t('listings.townText')}>
          <TownChoice value={values.town} onChange={(town) => edit({ town })} error={errorAt('town')} />
        </FormSection>
      </PlaceFields>
    </RecordForm>
  );
}

function TownChoice(props: {
  /** '' for none. */
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}) {
  const { value, onChange, error } = props;
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { currentData: town } = useConsoleTownQuery(value, { skip: value === '' });
  const found = useConsoleTownsQuery({ q: text, sort: 'title', _limit: TOWNS_OF_SEARCH }, { skip: !isOpen });
  return (
    <div css={{ display: 'grid', gap: spacing[3], justifyItems: 'start' }}>
      <p css={{ fontWeight: 'var(--font-medium)' }}>
        {value === '' ? t('listings.noTown') : <LocalizedTitle text={town?.title} fallback={value} />}
      </p>
      {error ? (
        <Field label={t('listings.town')} labelHidden error={error}>
          <input type="hidden" value={value} />
        </Field>
      ) : null}
      <Cluster gap={2}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t(value === '' ? 'listings.chooseTown' : 'listings.changeTown')}
        </Button>
        {value === '' ? null : (
          <Button variant="quiet" onClick={() => onChange('')}>
            {t('places.remove')}
          </Button>
        )}
      </Cluster>
      <RecordPicker
        open={isOpen}
        isSingle
        title={t('listings.chooseTown')}
        onSearch={setText}
        query={found}
        onAssign={async ([chosen]) => chosen && onChange(chosen.id)}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
