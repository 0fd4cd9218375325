import type { Catalog } from '@portico/shared/contracts';
import { hasTranslation } from '@portico/shared/domain';
import { type Form, type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { type CatalogChanges, useUpdateCatalogMutation } from './catalog-edit.api.ts';

/** The values of a catalogue's form. */
export type CatalogDraft = Pick<Catalog, 'name' | 'template'> & { hasTile: boolean };

const draftOf = ({ name, template, indexGallery }: Catalog): CatalogDraft => ({
  name,
  template,
  hasTile: indexGallery !== undefined,
});

type CatalogProblem = 'required' | RefusedField;

/** The detail of a submission is the modified date of someone else's version that may be overwritten. [T-49] */
export type CatalogForm = Form<CatalogDraft, unknown, CatalogProblem, string>;

/** The form of one catalogue. */
export function useCatalogForm(catalog: Catalog): CatalogForm {
  const { t } = useMessages();
  const notify = useNotify();
  const [saved, setSaved] = useState(catalog);
  const [update] = useUpdateCatalogMutation();
  return useForm<CatalogDraft, unknown, CatalogProblem, string>({
    initial: () => draftOf(catalog),
    problems: ({ name }) => (hasTranslation(name) ? {} : { name: 'required' }),
    submit: async (draft, over) => {
      const modifiedDate = over ?? saved.modifiedDate;
      const { data, error } = await update({
        id: catalog._id,
        data: { ...changesOf(draftOf(saved), draft), ...(modifiedDate ? { modifiedDate } : {}) },
      });
      if (!data) return { kind: 'failed', failure: error, problems: refusedFields(error) };
      setSaved(data);
      notify({ tone: 'success', text: t('form.saved') });
      return { kind: 'done', values: draftOf(data) };
    },
  });
}

/** The fields that differ from the saved ones. A new tile is the first one in the gallery, after the cover. */
function changesOf(before: CatalogDraft, draft: CatalogDraft): CatalogChanges {
  const isRenamed = JSON.stringify(before.name) !== JSON.stringify(draft.name);
  return {
    ...(isRenamed ? { name: draft.name } : {}),
    ...(before.template === draft.template ? {} : { template: draft.template }),
    ...(before.hasTile === draft.hasTile ? {} : { indexGallery: draft.hasTile ? 1 : null }),
  };
}
