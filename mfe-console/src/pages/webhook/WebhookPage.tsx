import { failureMessage } from '@portico/shared/api';
import type { DeliveryState, WebhookDelivery } from '@portico/shared/contracts';
import { useNavigate, useNotify, useParams } from '@portico/shared/platform';
import { Badge, Button, StateMessage, spacing } from '@portico/shared/ui';
import { RefreshCw } from 'lucide-react';
import {
  useReplayDeliveryMutation,
  useWebhookDeliveriesQuery,
  useWebhooksQuery,
} from '../../integrations/integrations.api.ts';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { codeText, panel } from '../../layout/panel-styles.ts';
import { ListState } from '../../lists/ListState.tsx';
import { rowFacts } from '../../lists/RecordRow.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { WebhookActions } from '../webhooks/WebhookActions.tsx';
import { WebhookStopped } from '../webhooks/WebhookStopped.tsx';

const TONES = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const satisfies Record<
  DeliveryState,
  string
>;

/** /console/webhooks/{id}: the last deliveries of a webhook. */
export function WebhookPage() {
  const { t } = useMessages();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data: webhooks } = useWebhooksQuery();
  const { data: deliveries, error, isFetching, refetch } = useWebhookDeliveriesQuery(id);
  const webhook = webhooks?.find((one) => one.id === id);
  return (
    <ConsoleScreen
      title={t('webhooks.deliveries')}
      text={t('webhooks.deliveriesText')}
      action={
        <div css={{ display: 'flex', gap: spacing[2] }}>
          <Button
            variant="secondary"
            icon={<RefreshCw size={18} aria-hidden="true" />}
            loading={isFetching && deliveries !== undefined}
            onClick={() => void refetch()}
          >
            {t('webhooks.refresh')}
          </Button>
          {webhook ? (
            <WebhookActions webhook={webhook} onDeleted={() => navigate('/console/webhooks')} />
          ) : null}
        </div>
      }
    >
      <div css={{ display: 'grid', gap: spacing[4] }}>
        {webhook ? (
          <p css={{ overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{webhook.url}</bdi>
          </p>
        ) : null}
        {webhook ? <WebhookStopped webhook={webhook} /> : null}
        {deliveries ? (
          deliveries.length === 0 ? (
            <StateMessage
              kind="empty"
              title={t('webhooks.noDeliveries')}
              text={t('webhooks.noDeliveriesText')}
            />
          ) : (
            <ol role="list" aria-label={t('webhooks.deliveries')} css={{ display: 'grid', gap: spacing[3] }}>
              {deliveries.map((delivery) => (
                <li key={delivery.id}>
                  <DeliveryCard webhook={id} delivery={delivery} />
                </li>
              ))}
            </ol>
          )
        ) : (
          <ListState error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </ConsoleScreen>
  );
}

function DeliveryCard({ webhook, delivery }: { webhook: string; delivery: WebhookDelivery }) {
  const { t } = useMessages();
  const moment = useMoment();
  const notify = useNotify();
  const [replay, { isLoading }] = useReplayDeliveryMutation();
  const { id, messageId, type, timestamp, data, state, attempts, nextAt } = delivery;
  const event = t(`hookEvent.${type.replace('.', '-')}`);
  const last = attempts.at(-1);

  async function again() {
    const { error } = await replay({ id: webhook, delivery: id });
    if (error) notify({ tone: 'danger', text: t('webhooks.failed'), detail: failureMessage(error) });
    else notify({ tone: 'success', text: t('webhooks.replayed') });
  }

  return (
    <div css={[panel, { gap: spacing[2] }]}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing[2] }}>
        <h2 css={{ fontSize: 'inherit' }}>{event}</h2>
        <Badge tone={TONES[state]}>{t(`webhooks.state.${state}`)}</Badge>
        <Button
          css={{ marginInlineStart: 'auto' }}
          variant="secondary"
          size="sm"
          loading={isLoading}
          aria-label={t('webhooks.replayNamed', { event, time: moment(timestamp) })}
          onClick={() => void again()}
        >
          {t('webhooks.replay')}
        </Button>
      </div>
      <div css={rowFacts}>
        <span>{moment(timestamp)}</span>
        <span>{t('webhooks.attempts', { count: attempts.length })}</span>
        {last ? <bdi dir="ltr">{last.status ?? last.error}</bdi> : null}
        {nextAt && attempts.length > 0 ? <span>{t('webhooks.next', { time: moment(nextAt) })}</span> : null}
      </div>
      <details>
        <summary css={{ cursor: 'pointer', minBlockSize: 'var(--size-tap)', alignContent: 'center' }}>
          {t('webhooks.content')}
        </summary>
        <p css={codeText}>{messageId}</p>
        <pre css={[codeText, { whiteSpace: 'pre-wrap', userSelect: 'text' }]}>
          {JSON.stringify({ type, timestamp, data }, null, 2)}
        </pre>
      </details>
    </div>
  );
}
