import type { Catalog } from '@portico/shared/contracts';
import { hasTranslation } from '@portico/shared/domain';
import { useNotify } from '@portico/shared/platform';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { type CatalogChanges, useUpdateCatalogMutation } from './catalog-edit.api.ts';

/** The fields of a catalogue's form. */
export type CatalogDraft = Pick<Catalog, 'name' | 'template'> & { hasTile: boolean };

const draftOf = ({ name, template, indexGallery }: Catalog): CatalogDraft => ({
  name,
  template,
  hasTile: indexGallery !== undefined,
});

export interface CatalogForm {
  draft: CatalogDraft;
  edit: (fields: Partial<CatalogDraft>) => void;
  /** Whether the draft differs from the stored catalogue. */
  isDirty: boolean;
  /** Whether it was submitted without a name. */
  isNameMissing: boolean;
  isSaving: boolean;
  error: ReturnType<typeof useUpdateCatalogMutation>[1]['error'];
  /** `over`: the `modifiedDate` of another person's version, to overwrite it. */
  save: (over?: string) => Promise<void>;
  undo: () => void;
}

/** State of a catalogue's form. `nameId`: id of the name field, which is focused if the name is missing. */
export function useCatalogForm(catalog: Catalog, nameId: string): CatalogForm {
  const { t } = useMessages();
  const notify = useNotify();
  const [saved, setSaved] = useState(catalog);
  const [draft, setDraft] = useState(() => draftOf(catalog));
  const [isNameMissing, setNameMissing] = useState(false);
  const [update, { isLoading, error, reset }] = useUpdateCatalogMutation();
  const changes = changesOf(draftOf(saved), draft);
  const isDirty = Object.keys(changes).length > 0;

  return {
    draft,
    edit(fields) {
      setDraft((before) => ({ ...before, ...fields }));
      if (fields.name) setNameMissing(false);
    },
    isDirty,
    isNameMissing,
    isSaving: isLoading,
    error,
    async save(over) {
      if (isLoading || !isDirty) return;
      if (!hasTranslation(draft.name)) {
        setNameMissing(true);
        document.getElementById(nameId)?.focus();
        return;
      }
      const modifiedDate = over ?? saved.modifiedDate;
      const { data } = await update({
        id: catalog._id,
        data: { ...changes, ...(modifiedDate ? { modifiedDate } : {}) },
      });
      if (!data) return;
      setSaved(data);
      setDraft(draftOf(data));
      notify({ tone: 'success', text: t('form.saved') });
    },
    undo() {
      setDraft(draftOf(saved));
      reset();
    },
  };
}

/** The changed fields. A new tile is the first in the gallery, after the cover. */
function changesOf(before: CatalogDraft, draft: CatalogDraft): CatalogChanges {
  const isRenamed = JSON.stringify(before.name) !== JSON.stringify(draft.name);
  return {
    ...(isRenamed ? { name: draft.name } : {}),
    ...(before.template === draft.template ? {} : { template: draft.template }),
    ...(before.hasTile === draft.hasTile ? {} : { indexGallery: draft.hasTile ? 1 : null }),
  };
}
