import { failureMessage } from '@portico/shared/api';
import { type Catalog, CONTENT_LIMITS } from '@portico/shared/contracts';
import { Button, Dialog, Field, Notice, spacing, TextInput, useDeferredClose } from '@portico/shared/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useCreateCatalogMutation } from './catalog-edit.api.ts';

export function NewCatalogDialog(props: {
  portalId: string;
  onCreated: (catalog: Catalog) => void;
  onClose: () => void;
}) {
  const { portalId, onCreated, onClose } = props;
  const { t, language } = useMessages();
  const { isClosing, close } = useDeferredClose(onClose);
  const formId = useId();
  const nameId = useId();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [create, { isLoading, error }] = useCreateCatalogMutation();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isLoading) return;
    if (name.trim() === '') {
      setMissing(true);
      document.getElementById(nameId)?.focus();
      return;
    }
    const { data } = await create({ portalId, name: { [language]: name.trim(), lang: language } });
    if (data) onCreated(data);
  }

  return (
    <Dialog
      open={!isClosing}
      onClose={close}
      title={t('edit.addCatalog')}
      closeLabel={t('form.close')}
      size="sm"
      busy={isLoading}
      closesOnBackdrop={name === ''}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isLoading} loadingLabel={t('form.saving')}>
            {t('edit.create')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        css={{ display: 'grid', gap: spacing[4] }}
      >
        {error ? (
          <Notice tone="danger" title={<bdi>{failureMessage(error)}</bdi>}>
            {t('form.failed')}
          </Notice>
        ) : null}
        <Field id={nameId} label={t('edit.name')} required error={isMissing ? t('form.required') : null}>
          <TextInput
            value={name}
            maxLength={CONTENT_LIMITS.title}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
