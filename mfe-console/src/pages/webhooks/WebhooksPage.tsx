import type { WebhookInfo } from '@portico/shared/contracts';
import { Link } from '@portico/shared/platform';
import { Badge, spacing } from '@portico/shared/ui';
import { IntegrationsScreen } from '../../integrations/IntegrationsScreen.tsx';
import { useWebhooksQuery } from '../../integrations/integrations.api.ts';
import { panel } from '../../layout/panel-styles.ts';
import { rowFacts } from '../../lists/RecordRow.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookStopped } from './WebhookStopped.tsx';

/** /console/webhooks: the addresses that receive events. */
export function WebhooksPage() {
  const { t } = useMessages();
  const webhooks = useWebhooksQuery();
  return (
    <IntegrationsScreen
      labels={{
        title: t('webhooks.title'),
        text: t('webhooks.text'),
        add: t('webhooks.new'),
        none: t('webhooks.none'),
        noneText: t('webhooks.noneText'),
      }}
      query={webhooks}
      NewDialog={NewWebhookDialog}
    >
      {(webhook) => <WebhookCard webhook={webhook} />}
    </IntegrationsScreen>
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
