import { failureMessage } from '@portico/shared/api';
import type { PortalInvitation } from '@portico/shared/contracts';
import { selectUser, useNotify, useSelector, useText } from '@portico/shared/platform';
import { Button, color, fontSizes, Notice, radii, spacing } from '@portico/shared/ui';
import { useId } from 'react';
import {
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
  useMyInvitationsQuery,
} from '../../creator.api.ts';

/** The pages that the user is invited to edit; renders nothing without invitations. [OPEN-54] */
export function Invitations() {
  const { t } = useText('mfe-creator');
  const titleId = useId();
  const uid = useSelector(selectUser)?.uid ?? '';
  const { data: invitations } = useMyInvitationsQuery(uid, { skip: uid === '' });
  if (!invitations?.length) return null;
  return (
    <section aria-labelledby={titleId} css={{ display: 'grid', gap: spacing[3] }}>
      <h2 id={titleId} css={{ fontSize: fontSizes.lg }}>
        {t('myPortals.invitations.title')}
      </h2>
      <ul role="list" css={{ display: 'grid', gap: spacing[3] }}>
        {invitations.map((invitation) => (
          <Invitation key={invitation.portalId} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ invitation }: { invitation: PortalInvitation }) {
  const { t, localize } = useText('mfe-creator');
  const notify = useNotify();
  const [accept, acceptance] = useAcceptInvitationMutation();
  const [decline, refusal] = useDeclineInvitationMutation();
  const { portalId, invitedBy } = invitation;
  const title = localize(invitation.title) || t('myPortals.untitled');
  const error = acceptance.error ?? refusal.error;

  async function response(isAccepted: boolean) {
    const reply = await (isAccepted ? accept : decline)(portalId);
    if (reply.error) return;
    const said = isAccepted ? 'myPortals.invitations.accepted' : 'myPortals.invitations.declined';
    notify({ tone: 'success', text: t(said, { title }) });
  }
  return (
    <li
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: spacing[3],
        padding: spacing[4],
        borderRadius: radii.lg,
        background: color.sunken,
      }}
    >
      <p dir="auto" css={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        {invitedBy === undefined
          ? t('myPortals.invitations.textNoName', { title })
          : t('myPortals.invitations.text', { name: invitedBy, title })}
      </p>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2] }}>
        <Button
          loading={acceptance.isLoading}
          aria-label={t('myPortals.invitations.acceptOne', { title })}
          onClick={() => void response(true)}
        >
          {t('myPortals.invitations.accept')}
        </Button>
        <Button
          variant="secondary"
          loading={refusal.isLoading}
          aria-label={t('myPortals.invitations.declineOne', { title })}
          onClick={() => void response(false)}
        >
          {t('myPortals.invitations.decline')}
        </Button>
      </div>
      {error ? (
        <div css={{ flexBasis: '100%' }}>
          <Notice tone="danger" title={<bdi>{failureMessage(error)}</bdi>}>
            {t('myPortals.invitations.failed')}
          </Notice>
        </div>
      ) : null}
    </li>
  );
}
