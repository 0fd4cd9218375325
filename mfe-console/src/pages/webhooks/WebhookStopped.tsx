import type { WebhookInfo } from '@portico/shared/contracts';
import { Notice } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';

/** Says since when and why nothing is sent. */
export function WebhookStopped({ webhook: { disabled } }: { webhook: Pick<WebhookInfo, 'disabled'> }) {
  const { t } = useMessages();
  const moment = useMoment();
  if (!disabled) return null;
  const isFailure = disabled.by === 'failure';
  return (
    <Notice
      tone={isFailure ? 'danger' : 'warning'}
      title={t('webhooks.stoppedSince', { time: moment(disabled.at) })}
    >
      {t(isFailure ? 'webhooks.stoppedByFailure' : 'webhooks.stoppedByAdmin')}
    </Notice>
  );
}
