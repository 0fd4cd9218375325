import { failureMessage } from '@portico/shared/api';
import type { WebhookInfo } from '@portico/shared/contracts';
import { useNotify } from '@portico/shared/platform';
import { ConfirmDialog, Menu, MenuItem } from '@portico/shared/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useChangeWebhookMutation, useDeleteWebhookMutation } from '../../integrations/integrations.api.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Stops, starts or deletes a webhook. */
export function WebhookActions({
  webhook: { id, url, disabled },
  onDeleted = () => undefined,
}: {
  webhook: Pick<WebhookInfo, 'id' | 'url' | 'disabled'>;
  onDeleted?: () => void;
}) {
  const { t } = useMessages();
  const notify = useNotify();
  const [isConfirming, setIsConfirming] = useState(false);
  const [change] = useChangeWebhookMutation();
  const [remove, { isLoading }] = useDeleteWebhookMutation();
  const fail = (error: unknown) =>
    notify({ tone: 'danger', text: t('webhooks.failed'), detail: failureMessage(error) });

  async function setDisabled(isDisabled: boolean) {
    const { error } = await change({ id, isDisabled });
    if (error) return fail(error);
    notify({ tone: 'success', text: t(isDisabled ? 'webhooks.stopDone' : 'webhooks.startDone') });
  }

  async function confirm() {
    const { error } = await remove(id);
    setIsConfirming(false);
    if (error) return fail(error);
    notify({ tone: 'success', text: t('webhooks.deleteDone') });
    onDeleted();
  }

  return (
    <>
      <div css={{ flex: 'none' }}>
        <Menu
          label={t('webhooks.actions', { url })}
          trigger={<Ellipsis size={20} aria-hidden="true" />}
          align="end"
          variant="quiet"
        >
          <MenuItem onClick={() => void setDisabled(!disabled)}>
            {t(disabled ? 'webhooks.start' : 'webhooks.stop')}
          </MenuItem>
          <MenuItem onClick={() => setIsConfirming(true)}>{t('webhooks.delete')}</MenuItem>
        </Menu>
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={t('webhooks.deleteTitle')}
        itemName={url}
        confirmLabel={t('webhooks.delete')}
        cancelLabel={t('people.cancel')}
        closeLabel={t('people.cancel')}
        busy={isLoading}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => void confirm()}
      >
        <p>{t('webhooks.deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
