import { Navigate, useParams, useSearchParams } from '@portico/shared/platform';
import { Container, Section, StateMessage } from '@portico/shared/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { PasscodeScreen } from '../../passcode/PasscodeScreen.tsx';
import { PortalContent } from './PortalContent.tsx';
import { PortalSkeleton } from './PortalSkeleton.tsx';
import { portalRequest } from './portal-request.ts';
import { useMicroSiteHandOff } from './use-micro-site-hand-off.ts';
import { usePortalPage } from './use-portal-page.ts';

/** /portals/{id}: a portal's page. [PORTAL-01, PORTAL-03, PORTAL-04, OPEN-43] */
export function PortalPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const { t } = useMessages();
  const request = portalRequest(id, search);
  const { state, asOf, retry } = usePortalPage(request);
  const [unlockedId, setUnlockedId] = useState<string>();
  useMicroSiteHandOff();

  switch (state.kind) {
    case 'looking':
      return <PortalSkeleton />;
    case 'missing':
      return <Navigate to="/" replace state={{ notice: t('portal.notFound') }} />;
    case 'locked':
      return <PasscodeScreen id={request.id} onGranted={() => setUnlockedId(request.id)} />;
    case 'failed':
      return (
        <Section>
          <Container narrow>
            <StateMessage
              isPage
              kind={state.isOffline ? 'offline' : 'failed'}
              title={state.isOffline ? t('portal.offline') : t('portal.failed')}
              text={state.isOffline ? t('portal.offlineText') : t('portal.failedText')}
              action={{ label: t('portal.retry'), onClick: retry }}
            />
          </Container>
        </Section>
      );
    case 'ready':
      return (
        <PortalContent
          key={state.portal._id}
          portal={state.portal}
          asOf={asOf}
          takesFocus={unlockedId === request.id}
        />
      );
  }
}
