import type { Catalog, Language, Product } from '@portico/shared/contracts';
import { useNotify } from '@portico/shared/platform';
import { Button, ConfirmDialog, Dialog, spacing, useDeferredClose } from '@portico/shared/ui';
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCreateProductMutation, useUpdateProductMutation } from '../catalog-edit.api.ts';
import { SaveFailure } from '../SaveFailure.tsx';
import { WritingLanguage } from '../WritingLanguage.tsx';
import { ProductFields } from './ProductFields.tsx';
import { changesOf, draftOf, newProductOf, type ProductDraft, problemsOf } from './product-draft.ts';

/** Creates or edits a product. Input is preserved until it is saved or discarded on purpose. [OPEN-07, T-41] */
export function ProductDialog(props: {
  catalog: Catalog;
  /** Undefined for a new product. */
  product: Product | undefined;
  onClose: () => void;
}) {
  const { catalog, product, onClose } = props;
  const { t, localize, language: pageLanguage } = useMessages();
  const notify = useNotify();
  const { isClosing, close } = useDeferredClose(onClose);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState(() => draftOf(product));
  const [draft, setDraft] = useState(start);
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [create, created] = useCreateProductMutation();
  const [update, updated] = useUpdateProductMutation();
  const isSaving = created.isLoading || updated.isLoading;
  const error = created.error ?? updated.error;
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start);
  const problems = isTried ? problemsOf(draft) : [];
  const edit = (fields: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...fields }));
  const cancel = () => (isDirty ? setAsking(true) : close());

  async function save(over?: string) {
    if (isSaving) return;
    setTried(true);
    const [wrong] = problemsOf(draft);
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus();
      return;
    }
    if (product && !isDirty) return close();
    const modifiedDate = over ?? product?.modifiedDate;
    const { data } = product
      ? await update({
          id: product._id,
          data: { ...changesOf(start, draft), ...(modifiedDate ? { modifiedDate } : {}) },
        })
      : await create({ catalogId: catalog._id, ...newProductOf(draft) });
    if (!data) return;
    notify({ tone: 'success', text: t('form.saved') });
    close();
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <>
      <Dialog
        open={!isClosing}
        onClose={cancel}
        title={product ? t('edit.editProduct', { name: localize(product.name) }) : t('edit.addProduct')}
        closeLabel={t('form.close')}
        busy={isSaving}
        closesOnBackdrop={!isDirty}
        footer={
          <>
            <Button variant="secondary" onClick={cancel}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={isSaving} loadingLabel={t('form.saving')}>
              {t('form.save')}
            </Button>
          </>
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter in any field saves */}
        <form
          ref={form}
          id={formId}
          noValidate
          onSubmit={submit}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
          css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing[5] }}
        >
          {error ? <SaveFailure error={error} onOverwrite={(at) => void save(at)} /> : null}
          <WritingLanguage
            texts={[draft.name, draft.description, draft.actionText]}
            value={language}
            onChange={setLanguage}
          />
          <ProductFields
            draft={draft}
            language={language}
            portalId={catalog.portalId}
            problems={problems}
            onEdit={edit}
          />
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking && !isClosing}
        title={t('form.discard')}
        confirmLabel={t('form.leave')}
        cancelLabel={t('form.stay')}
        closeLabel={t('form.close')}
        onCancel={() => setAsking(false)}
        onConfirm={close}
      >
        {t('form.discardText')}
      </ConfirmDialog>
    </>
  );
}
