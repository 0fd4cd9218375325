import type { Catalog, Language, Product } from '@portico/shared/contracts';
import { type FormOutcome, onCtrlEnter, refusedFields, useForm } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { Button, ConfirmDialog, Dialog, spacing, useDeferredClose } from '@portico/shared/ui';
import { useId, useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCreateProductMutation, useUpdateProductMutation } from '../catalog-edit.api.ts';
import { SaveFailure } from '../SaveFailure.tsx';
import { WritingLanguage } from '../WritingLanguage.tsx';
import { ProductFields } from './ProductFields.tsx';
import {
  changesOf,
  type DraftProblem,
  draftOf,
  FIELDS_IN_REQUEST,
  newProductOf,
  type ProductDraft,
  problemsOf,
} from './product-draft.ts';

/** Creates or edits a product. Closing it with unsaved changes asks for confirmation. [OPEN-07, T-41] */
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
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const [isAsking, setAsking] = useState(false);
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  // The detail of a submission is the modified date of someone else's version that may be overwritten. [T-49]
  const form = useForm<ProductDraft, unknown, DraftProblem, string>({
    initial: () => draftOf(product),
    problems: problemsOf,
    submit: save,
  });
  const { values: draft, isDirty, isSubmitting, failure } = form;
  const cancel = () => (isDirty ? setAsking(true) : close());

  async function save(
    entered: ProductDraft,
    over: string | undefined,
  ): Promise<FormOutcome<ProductDraft, unknown, DraftProblem>> {
    if (product && !isDirty) {
      close();
      return { kind: 'done' };
    }
    const modifiedDate = over ?? product?.modifiedDate;
    const { data, error } = product
      ? await update({
          id: product._id,
          data: { ...changesOf(form.initial, entered), ...(modifiedDate ? { modifiedDate } : {}) },
        })
      : await create({ catalogId: catalog._id, ...newProductOf(entered) });
    if (!data) return { kind: 'failed', failure: error, problems: refusedFields(error, FIELDS_IN_REQUEST) };
    notify({ tone: 'success', text: t('form.saved') });
    close();
    return { kind: 'done' };
  }

  return (
    <>
      <Dialog
        open={!isClosing}
        onClose={cancel}
        title={product ? t('edit.editProduct', { name: localize(product.name) }) : t('edit.addProduct')}
        closeLabel={t('form.close')}
        busy={isSubmitting}
        closesOnBackdrop={!isDirty}
        footer={
          <>
            <Button variant="secondary" onClick={cancel}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={isSubmitting} loadingLabel={t('form.saving')}>
              {t('form.save')}
            </Button>
          </>
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter in any field saves */}
        <form
          {...form.formProps}
          id={formId}
          onKeyDown={onCtrlEnter(form.formProps.onSubmit)}
          css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing[5] }}
        >
          {failure ? <SaveFailure error={failure} onOverwrite={(at) => void form.submit(at)} /> : null}
          <WritingLanguage
            texts={[draft.name, draft.description, draft.actionText]}
            value={language}
            onChange={setLanguage}
          />
          <ProductFields
            draft={draft}
            language={language}
            portalId={catalog.portalId}
            problemAt={form.problemAt}
            onEdit={form.edit}
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
