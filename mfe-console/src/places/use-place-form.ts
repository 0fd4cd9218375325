import { failureMessage, isUnsent } from '@portico/shared/api';
import { changedFields } from '@portico/shared/domain';
import { type Form, problemText, type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import { useNavigate, useNotify } from '@portico/shared/platform';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { type PlaceProblem, type PlaceValues, placeProblems } from './place-values.ts';

/** Fields that have another name in the request. */
const RENAMED = {
  _id: 'id',
  mainImageId: 'picture',
  profileImageId: 'splash',
  'location.latitude': 'latitude',
  'location.longitude': 'longitude',
};

interface PlaceFormOptions<Record extends { _id: string; modifiedDate?: string | undefined }, Values, Sent> {
  /** What is stored; absent for a new one. */
  record: Record | undefined;
  valuesOf: (record?: Record) => Values;
  sentOf: (values: Values) => Sent;
  create: (sent: Sent & { _id?: string }) => Promise<Record>;
  save: (id: string, changes: Partial<Sent> & { modifiedDate?: string | undefined }) => Promise<Record>;
  /** Loads what is stored now. */
  reload: () => Promise<Record | undefined>;
  /** Address of the list; a new record opens below it. */
  path: string;
}

/**
 * The form of a town or listing. It sends the fields that differ from the record, and the record's date, so that a save
 * is refused if someone else has changed it since.
 */
export function usePlaceForm<
  Record extends { _id: string; modifiedDate?: string | undefined },
  Values extends PlaceValues,
  Sent extends object,
>({
  record,
  valuesOf,
  sentOf,
  create,
  save,
  reload,
  path,
}: PlaceFormOptions<Record, Values, Sent>): {
  form: Form<Values, unknown, PlaceProblem | RefusedField, undefined>;
  errorAt: (path: string) => string | undefined;
  loadNewer: (() => void) | undefined;
} {
  const { t } = useMessages();
  const navigate = useNavigate();
  const notify = useNotify();
  // What the form shows. A record that loads meanwhile must not hide that someone else has changed it.
  const [base, setBase] = useState(record);
  const form = useForm<Values, unknown, PlaceProblem | RefusedField>({
    initial: () => valuesOf(base),
    problems: placeProblems,
    isOffline: isUnsent,
    async submit(values) {
      try {
        if (base) {
          const changes = changedFields(sentOf(valuesOf(base)), sentOf(values));
          if (Object.keys(changes).length > 0)
            setBase(await save(base._id, { ...changes, modifiedDate: base.modifiedDate }));
        } else {
          const made = await create({ ...sentOf(values), ...(values.id ? { _id: values.id.trim() } : {}) });
          notify({ tone: 'success', text: t('form.saved') });
          await navigate(`${path}/${encodeURIComponent(made._id)}`, { replace: true });
        }
        return { kind: 'done' };
      } catch (failure) {
        return { kind: 'failed', failure, problems: refusedFields(failure, RENAMED) };
      }
    },
  });

  async function loadNewer(): Promise<void> {
    try {
      const newer = await reload();
      if (!newer) return;
      setBase(newer);
      form.reset(valuesOf(newer));
    } catch (error) {
      notify({ tone: 'danger', text: t('list.notLoaded'), detail: failureMessage(error) });
    }
  }

  return {
    form,
    errorAt: (field) => problemText<PlaceProblem>(form.problemAt(field), t),
    loadNewer: record ? () => void loadNewer() : undefined,
  };
}
