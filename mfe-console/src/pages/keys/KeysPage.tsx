import { failureMessage } from '@portico/shared/api';
import type { ApiKey } from '@portico/shared/contracts';
import { selectUser, useNotify, useSelector } from '@portico/shared/platform';
import { Badge, Button, ConfirmDialog, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import { IntegrationsScreen } from '../../integrations/IntegrationsScreen.tsx';
import { useApiKeysQuery, useRevokeApiKeyMutation } from '../../integrations/integrations.api.ts';
import { panel } from '../../layout/panel-styles.ts';
import { rowFacts } from '../../lists/RecordRow.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useDay, useMoment } from '../../messages/use-moment.ts';
import { NewKeyDialog } from './NewKeyDialog.tsx';

/** /console/keys: the API keys of all accounts of the provider. */
export function KeysPage() {
  const { t } = useMessages();
  const keys = useApiKeysQuery();
  return (
    <IntegrationsScreen
      labels={{
        title: t('keys.title'),
        text: t('keys.text'),
        add: t('keys.new'),
        none: t('keys.none'),
        noneText: t('keys.noneText'),
      }}
      query={keys}
      NewDialog={NewKeyDialog}
    >
      {(key) => <KeyCard apiKey={key} />}
    </IntegrationsScreen>
  );
}

function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useMessages();
  const [day, moment] = [useDay(), useMoment()];
  const notify = useNotify();
  const viewer = useSelector(selectUser);
  const [isConfirming, setIsConfirming] = useState(false);
  const [revoke, { isLoading }] = useRevokeApiKeyMutation();
  const { id, name, owner, scopes, createdDate, expiresAt, lastUsedDate } = apiKey;
  const [openedAt] = useState(Date.now);
  const isExpired = Date.parse(expiresAt) <= openedAt;

  async function confirm() {
    const { error } = await revoke(id);
    setIsConfirming(false);
    if (error) notify({ tone: 'danger', text: t('keys.notRevoked'), detail: failureMessage(error) });
    else notify({ tone: 'success', text: t('keys.revoked', { name }) });
  }

  return (
    <div css={[panel, { gap: spacing[2] }]}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing[2] }}>
        <h2 css={{ fontSize: 'inherit', overflowWrap: 'anywhere', marginInlineEnd: 'auto' }}>
          <bdi>{name}</bdi>
        </h2>
        {isExpired ? <Badge tone="danger">{t('keys.expired')}</Badge> : null}
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('keys.revokeNamed', { name })}
          onClick={() => setIsConfirming(true)}
        >
          {t('keys.revoke')}
        </Button>
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2] }}>
        {scopes.map((scope) => (
          <Badge key={scope}>{t(`scope.${scope.replace(':', '-')}`)}</Badge>
        ))}
      </div>
      <div css={rowFacts}>
        {owner.uid === viewer?.uid ? null : <bdi>{owner.name}</bdi>}
        <span>{t('keys.created', { time: day(createdDate) })}</span>
        <span>{t('keys.until', { time: day(expiresAt) })}</span>
        <span>{lastUsedDate ? t('keys.lastUsed', { time: moment(lastUsedDate) }) : t('keys.neverUsed')}</span>
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={t('keys.revokeTitle')}
        itemName={name}
        confirmLabel={t('keys.revoke')}
        cancelLabel={t('people.cancel')}
        closeLabel={t('people.cancel')}
        busy={isLoading}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => void confirm()}
      >
        <p>{t('keys.revokeText')}</p>
      </ConfirmDialog>
    </div>
  );
}
