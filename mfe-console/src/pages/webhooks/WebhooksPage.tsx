import type { WebhookInfo } from '@portico/shared/contracts';
import { Link } from '@portico/shared/platform';
import { Badge, Button, StateMessage, spacing } from '@portico/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWebhooksQuery } from '../../integrations/integrations.api.ts';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { panel } from '../../layout/panel-styles.ts';
import { ListState } from '../../lists/ListState.tsx';
import { rowFacts } from '../../lists/RecordRow.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookStopped } from './WebhookStopped.tsx';

/** /console/webhooks: the addresses that receive events. */
export function WebhooksPage() {
  const { t } = useMessages();
  const { data: webhooks, error, refetch } = useWebhooksQuery();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('webhooks.new')}
    </Button>
  );
  return (
    <ConsoleScreen title={t('webhooks.title')} text={t('webhooks.text')} action={add}>
      {webhooks ? (
        webhooks.length === 0 ? (
          <StateMessage kind="empty" title={t('webhooks.none')} text={t('webhooks.noneText')} />
        ) : (
          <ul role="list" aria-label={t('webhooks.title')} css={{ display: 'grid', gap: spacing[3] }}>
            {webhooks.map((webhook) => (
              <li key={webhook.id}>
                <WebhookCard webhook={webhook} />
              </li>
            ))}
          </ul>
        )
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
      {isAdding ? <NewWebhookDialog onClose={() => setAdding(false)} /> : null}
    </ConsoleScreen>
  );
}

function WebhookCard({ webhook }: { webhook: WebhookInfo }) {
  const { t } = useMessages();
  const moment = useMoment();
  const { id, url, events, lastSuccessDate, waiting } = webhook;
  return (
    <div css={[panel, { gap: spacing[3] }]}>
      <div css={{ display: 'flex', alignItems: 'center', gap: spacing[2] }}>
        <h2 css={{ fontSize: 'inherit', minInlineSize: 0, marginInlineEnd: 'auto' }}>
          <Link to={`/console/webhooks/${id}`} css={{ overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{url}</bdi>
          </Link>
        </h2>
        <WebhookActions webhook={webhook} />
      </div>
      <WebhookStopped webhook={webhook} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2] }}>
        {events.map((event) => (
          <Badge key={event}>{t(`hookEvent.${event.replace('.', '-')}`)}</Badge>
        ))}
      </div>
      <div css={rowFacts}>
        <span>
          {lastSuccessDate
            ? t('webhooks.lastSuccess', { time: moment(lastSuccessDate) })
            : t('webhooks.nothingYet')}
        </span>
        {waiting > 0 ? <span>{t('webhooks.waiting', { count: waiting })}</span> : null}
      </div>
    </div>
  );
}
