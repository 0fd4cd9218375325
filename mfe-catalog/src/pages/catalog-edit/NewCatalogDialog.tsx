import { failureMessage } from '@portico/shared/api';
import { type Catalog, CONTENT_LIMITS } from '@portico/shared/contracts';
import { problemText, type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import { Button, Dialog, Field, Notice, spacing, TextInput, useDeferredClose } from '@portico/shared/ui';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useCreateCatalogMutation } from './catalog-edit.api.ts';

/** Creates a catalogue by its name; everything else is edited afterwards. */
export function NewCatalogDialog(props: {
  portalId: string;
  onCreated: (catalog: Catalog) => void;
  onClose: () => void;
}) {
  const { portalId, onCreated, onClose } = props;
  const { t, language } = useMessages();
  const { isClosing, close } = useDeferredClose(onClose);
  const formId = useId();
  const [create] = useCreateCatalogMutation();
  const form = useForm<{ name: string }, unknown, 'required' | RefusedField>({
    initial: { name: '' },
    problems: ({ name }) => (name.trim() === '' ? { name: 'required' } : {}),
    submit: async ({ name }) => {
      const { data, error } = await create({ portalId, name: { [language]: name.trim(), lang: language } });
      if (!data) return { kind: 'failed', failure: error, problems: refusedFields(error) };
      onCreated(data);
      return { kind: 'done' };
    },
  });
  const { isSubmitting, failure } = form;

  return (
    <Dialog
      open={!isClosing}
      onClose={close}
      title={t('edit.addCatalog')}
      closeLabel={t('form.close')}
      size="sm"
      busy={isSubmitting}
      closesOnBackdrop={!form.isDirty}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting} loadingLabel={t('form.saving')}>
            {t('edit.create')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} css={{ display: 'grid', gap: spacing[4] }}>
        {failure ? (
          <Notice tone="danger" title={<bdi>{failureMessage(failure)}</bdi>}>
            {t('form.failed')}
          </Notice>
        ) : null}
        <Field
          label={t('edit.name')}
          required
          error={problemText(form.problemAt('name'), () => t('form.required'))}
        >
          <TextInput {...form.textInput('name')} maxLength={CONTENT_LIMITS.title} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}
