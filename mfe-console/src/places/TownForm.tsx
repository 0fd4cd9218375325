import type { Town } from '@portico/shared/contracts';
import { FormSection } from '../forms/FormSection.tsx';
import { PopUpFields } from '../forms/PopUpFields.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PlaceFields, SitePicture } from './PlaceFields.tsx';
import { sentTown, townValuesOf } from './place-values.ts';
import { useNewTownMutation, useSaveTownMutation } from './places.api.ts';
import { usePlaceForm } from './use-place-form.ts';

/** The form of a town; without a record, of a new one. */
export function TownForm({
  record,
  reload = async () => undefined,
}: {
  record?: Town;
  reload?: () => Promise<Town | undefined>;
}) {
  const { t, localize } = useMessages();
  const [create] = useNewTownMutation();
  const [save] = useSaveTownMutation();
  const { form, errorAt, loadNewer } = usePlaceForm({
    record,
    valuesOf: townValuesOf,
    sentOf: sentTown,
    create: (town) => create(town).unwrap(),
    save: (id, changes) => save({ id, changes }).unwrap(),
    reload,
    path: '/console/towns',
  });
  const { values, edit } = form;
  return (
    <RecordForm form={form} onLoadNewer={loadNewer}>
      <PlaceFields
        values={values}
        onChange={edit}
        errorAt={errorAt}
        isNew={!record}
        path="/towns"
        pictures={
          <SitePicture
            label={t('towns.splash')}
            hint={t('towns.splashHint')}
            aspects={['9:16', '2:3']}
            value={values.splash}
            onChange={(splash) => edit({ splash })}
            error={errorAt('splash')}
          />
        }
      >
        <FormSection title={t('popUp.title')} text={t('towns.popUpText')}>
          <PopUpFields
            value={values.popUp}
            onChange={(popUp) => edit({ popUp })}
            errorAt={errorAt}
            previewTitle={localize(values.title) || t('towns.new')}
          />
        </FormSection>
      </PlaceFields>
    </RecordForm>
  );
}
