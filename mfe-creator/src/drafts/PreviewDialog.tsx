import { failureMessage } from '@portico/shared/api';
import { dateFormat } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, Dialog, Field, Notice, spacing, TextInput, useDeferredClose } from '@portico/shared/ui';
import { useEffect, useState } from 'react';
import { useShareDraftMutation } from './drafts.api.ts';

/** The link to a preview, which holds for a while. */
export function PreviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useText('mfe-creator');
  const { isClosing, close } = useDeferredClose(onClose);
  const [share, { data, error }] = useShareDraftMutation();
  const [copied, setCopied] = useState<'yes' | 'no'>();
  useEffect(() => {
    void share(id);
  }, [share, id]);
  const address =
    data &&
    `${window.location.origin}/portals/${encodeURIComponent(id)}/preview?${new URLSearchParams({ key: data.key })}`;
  const copy = () =>
    address &&
    navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return (
    <Dialog
      open={!isClosing}
      onClose={close}
      title={t('drafts.previewTitle')}
      closeLabel={t('editors.close')}
      size="sm"
    >
      {error ? (
        <Notice
          tone="danger"
          title={t('drafts.failed')}
          action={
            <Button size="sm" variant="secondary" onClick={() => void share(id)}>
              {t('editors.retry')}
            </Button>
          }
        >
          {failureMessage(error)}
        </Notice>
      ) : null}
      {!address && !error ? <p role="status">{t('drafts.loading')}</p> : null}
      {data && address ? (
        <div css={{ display: 'grid', gap: spacing[4] }}>
          <Field
            label={t('drafts.previewAddress')}
            hint={t('drafts.previewUntil', {
              when: dateFormat(language, { timeStyle: 'short' }).format(new Date(data.until)),
            })}
          >
            <TextInput type="url" readOnly value={address} onFocus={(event) => event.target.select()} />
          </Field>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2] }}>
            <Button onClick={() => void copy()}>{t('drafts.copy')}</Button>
            <Button as="a" variant="secondary" href={address} target="_blank" rel="noopener">
              {t('drafts.openPreview')}
            </Button>
          </div>
          <p role="status">{copied ? t(copied === 'yes' ? 'drafts.copied' : 'drafts.notCopied') : ''}</p>
        </div>
      ) : null}
    </Dialog>
  );
}
