import { failureMessage } from '@portico/shared/api';
import { type Catalog, CONTENT_LIMITS, type Language } from '@portico/shared/contracts';
import { catalogHref, hasTranslation, withTranslation } from '@portico/shared/domain';
import { ConfirmDelete, FallbackLine, useLeaveGuard } from '@portico/shared/patterns';
import { Link, useNotify } from '@portico/shared/platform';
import {
  Button,
  buttonStyles,
  Cluster,
  ConfirmDialog,
  color,
  Field,
  radii,
  spacing,
  TextInput,
} from '@portico/shared/ui';
import { Eye, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useDeferredValue, useId, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import type { MicroSiteQuery } from '../micro-site-address.ts';
import {
  type CatalogChanges,
  useDeleteCatalogMutation,
  useUpdateCatalogMutation,
} from './catalog-edit.api.ts';
import { ProductsEditor } from './product/ProductsEditor.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';
import { useDeleteLabels } from './use-delete-labels.ts';
import { WritingLanguage } from './WritingLanguage.tsx';

/** The fields of a catalogue as its form has them. */
type Draft = Pick<Catalog, 'name' | 'template'> & { hasTile: boolean };
const draftOf = ({ name, template, indexGallery }: Catalog): Draft => ({
  name,
  template,
  hasTile: indexGallery !== undefined,
});

/** One catalogue: its name, how it looks, its tile in the gallery, its products. [OPEN-07, AMBIG-47] */
export function CatalogEditor(props: { catalog: Catalog; query: MicroSiteQuery; onDeleted: () => void }) {
  const { catalog, query, onDeleted } = props;
  const { t, language: pageLanguage } = useMessages();
  const notify = useNotify();
  const nameId = useId();
  const [saved, setSaved] = useState(catalog);
  const [draft, setDraft] = useState(() => draftOf(catalog));
  // All products again in another layout: after the frame that shows the choice.
  const previewed = useDeferredValue(draft.template);
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const [isMissing, setMissing] = useState(false);
  const [update, { isLoading, error, reset }] = useUpdateCatalogMutation();
  const changes = changesOf(draftOf(saved), draft);
  const isDirty = Object.keys(changes).length > 0;
  const guard = useLeaveGuard(isDirty);
  const edit = (fields: Partial<Draft>) => setDraft((before) => ({ ...before, ...fields }));

  async function save(over?: string) {
    if (isLoading || !isDirty) return;
    if (!hasTranslation(draft.name)) {
      setMissing(true);
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
  }

  return (
    <div css={{ display: 'grid', gap: spacing[8], minInlineSize: 0 }}>
      <form
        noValidate
        aria-label={t('edit.catalogForm')}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void save();
        }}
        css={panel}
      >
        {error ? <SaveFailure error={error} onOverwrite={(at) => void save(at)} /> : null}
        <WritingLanguage texts={[draft.name]} value={language} onChange={setLanguage} />
        <Field id={nameId} label={t('edit.name')} required error={isMissing ? t('form.required') : null}>
          <TextInput
            value={draft.name[language] ?? ''}
            lang={language}
            dir="auto"
            maxLength={CONTENT_LIMITS.title}
            autoComplete="off"
            onChange={(event) => {
              edit({ name: withTranslation(draft.name, language, event.target.value) });
              setMissing(false);
            }}
          />
          <FallbackLine text={draft.name} language={language} lead={t('form.visitorsSee')} />
        </Field>
        <TemplatePicker value={draft.template} onChange={(template) => edit({ template })} />
        <label
          css={{ display: 'flex', gap: spacing[3], alignItems: 'center', minBlockSize: 'var(--size-tap)' }}
        >
          <input
            type="checkbox"
            checked={draft.hasTile}
            onChange={(event) => edit({ hasTile: event.target.checked })}
            css={{ inlineSize: 20, blockSize: 20, accentColor: color.brand }}
          />
          {t('edit.tile')}
        </label>
        <Cluster>
          <Button
            type="submit"
            loading={isLoading}
            loadingLabel={t('form.saving')}
            aria-disabled={!isDirty || undefined}
          >
            {t('form.save')}
          </Button>
          {isDirty ? (
            <Button
              variant="quiet"
              onClick={() => {
                setDraft(draftOf(saved));
                reset();
              }}
            >
              {t('form.undo')}
            </Button>
          ) : null}
          <Link
            to={catalogHref({ ref: catalog.ref, catalogId: catalog._id, portalId: catalog.portalId })}
            css={buttonStyles({ variant: 'quiet' })}
          >
            <Eye size={18} aria-hidden="true" />
            {t('edit.look')}
          </Link>
          <DeleteCatalog catalog={catalog} onDeleted={onDeleted} />
        </Cluster>
      </form>
      <ProductsEditor catalog={catalog} template={previewed} provider={query.provider} />
      <ConfirmDialog
        open={guard.isBlocked}
        title={t('form.discard')}
        confirmLabel={t('form.leave')}
        cancelLabel={t('form.stay')}
        closeLabel={t('form.close')}
        onCancel={guard.stay}
        onConfirm={guard.leave}
      >
        {t('form.discardText')}
      </ConfirmDialog>
    </div>
  );
}

/** What differs from what is saved. A tile goes first in the gallery, after the cover. */
function changesOf(before: Draft, draft: Draft): CatalogChanges {
  const isRenamed = JSON.stringify(before.name) !== JSON.stringify(draft.name);
  return {
    ...(isRenamed ? { name: draft.name } : {}),
    ...(before.template === draft.template ? {} : { template: draft.template }),
    ...(before.hasTile === draft.hasTile ? {} : { indexGallery: draft.hasTile ? 1 : null }),
  };
}

function DeleteCatalog({ catalog, onDeleted }: { catalog: Catalog; onDeleted: () => void }) {
  const { t, localize } = useMessages();
  const deleteLabels = useDeleteLabels();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeleteCatalogMutation();

  async function confirm() {
    const { error } = await remove({ id: catalog._id, portalId: catalog.portalId });
    setAsking(false);
    if (error) return notify({ tone: 'danger', text: failureMessage(error), detail: t('form.failed') });
    notify({ tone: 'success', text: t('edit.catalogDeleted') });
    onDeleted();
  }

  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => setAsking(true)}
        css={{ color: color.danger, marginInlineStart: 'auto' }}
      >
        {t('edit.deleteCatalog')}
      </Button>
      <ConfirmDelete
        open={isAsking}
        labels={deleteLabels}
        itemName={localize(catalog.name)}
        busy={isLoading}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {t('edit.deleteCatalogText', { count: catalog.products.length })}
      </ConfirmDelete>
    </>
  );
}

const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing[5],
  padding: spacing[5],
  borderRadius: radii.lg,
  background: color.surface,
  boxShadow: 'var(--shadow-sm)',
};
