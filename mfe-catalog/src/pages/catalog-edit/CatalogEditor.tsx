import { type Catalog, CONTENT_LIMITS, type Language } from '@portico/shared/contracts';
import { catalogHref, withTranslation } from '@portico/shared/domain';
import { FallbackLine, LeavePrompt, problemText } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import { Button, buttonStyles, Cluster, color, Field, radii, spacing, TextInput } from '@portico/shared/ui';
import { Eye } from 'lucide-react';
import { type SyntheticEvent, useDeferredValue, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import type { MicroSiteQuery } from '../micro-site-address.ts';
import { DeleteCatalog } from './DeleteCatalog.tsx';
import { ProductsEditor } from './product/ProductsEditor.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';
import { type CatalogForm, useCatalogForm } from './use-catalog-form.ts';
import { WritingLanguage } from './WritingLanguage.tsx';

/** One catalogue: name, template, tile in the gallery, products. [OPEN-07, AMBIG-47] */
export function CatalogEditor(props: { catalog: Catalog; query: MicroSiteQuery; onDeleted: () => void }) {
  const { catalog, query, onDeleted } = props;
  const { t } = useMessages();
  const form = useCatalogForm(catalog);
  // Rendering all products in another layout takes longer than showing the choice.
  const previewed = useDeferredValue(form.values.template);
  return (
    <div css={{ display: 'grid', gap: spacing[8], minInlineSize: 0 }}>
      <form
        {...form.formProps}
        aria-label={t('edit.catalogForm')}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (form.isDirty) void form.submit();
        }}
        css={panel}
      >
        {form.failure ? (
          <SaveFailure error={form.failure} onOverwrite={(at) => void form.submit(at)} />
        ) : null}
        <NameField form={form} />
        <TemplatePicker value={form.values.template} onChange={(template) => form.edit({ template })} />
        <TileField form={form} />
        <Cluster>
          <SaveButtons form={form} />
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
      <LeavePrompt
        isDirty={form.isDirty}
        labels={{
          title: t('form.discard'),
          text: t('form.discardText'),
          leave: t('form.leave'),
          stay: t('form.stay'),
          close: t('form.close'),
        }}
      />
    </div>
  );
}

function NameField({ form }: { form: CatalogForm }) {
  const { t, language: pageLanguage } = useMessages();
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const { name } = form.values;
  return (
    <>
      <WritingLanguage texts={[name]} value={language} onChange={setLanguage} />
      <Field
        label={t('edit.name')}
        required
        error={problemText(form.problemAt('name'), () => t('form.required'))}
      >
        <TextInput
          value={name[language] ?? ''}
          lang={language}
          dir="auto"
          maxLength={CONTENT_LIMITS.title}
          autoComplete="off"
          onChange={(event) => form.edit({ name: withTranslation(name, language, event.target.value) })}
        />
        <FallbackLine text={name} language={language} lead={t('form.visitorsSee')} />
      </Field>
    </>
  );
}

function TileField({ form }: { form: CatalogForm }) {
  const { t } = useMessages();
  return (
    <label css={{ display: 'flex', gap: spacing[3], alignItems: 'center', minBlockSize: 'var(--size-tap)' }}>
      <input
        type="checkbox"
        checked={form.values.hasTile}
        onChange={(event) => form.edit({ hasTile: event.target.checked })}
        css={{ inlineSize: 20, blockSize: 20, accentColor: color.brand }}
      />
      {t('edit.tile')}
    </label>
  );
}

function SaveButtons({ form }: { form: CatalogForm }) {
  const { t } = useMessages();
  return (
    <>
      <Button
        type="submit"
        loading={form.isSubmitting}
        loadingLabel={t('form.saving')}
        aria-disabled={!form.isDirty || undefined}
      >
        {t('form.save')}
      </Button>
      {form.isDirty ? (
        <Button variant="quiet" onClick={() => form.reset()}>
          {t('form.undo')}
        </Button>
      ) : null}
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
