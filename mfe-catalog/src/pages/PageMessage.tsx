import { isApiError } from '@portico/shared/api';
import { LoadFailed } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import { Button, Container, Section, StateMessage } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';
import { portalAddress } from './micro-site-address.ts';

/**
 * Replaces a page that does not exist or failed to load (`error` and `onRetry`). Content that the visitor may not see
 * counts as not found: the portal's own page asks for the passcode. [OPEN-38, OPEN-43, OPEN-45]
 */
export function PageMessage(props: {
  error?: unknown;
  onRetry?: () => void;
  portalId?: string | undefined;
  provider?: string | undefined;
  /** False for a part of a page that has a heading. */
  isPage?: boolean;
}) {
  const { error, onRetry, portalId, provider, isPage = true } = props;
  const { t } = useMessages();
  const isMissing = !onRetry || (isApiError(error) && error.kind === 'status' && error.status < 500);
  return (
    <Section>
      <Container narrow>
        {isMissing ? (
          <StateMessage
            isPage={isPage}
            kind="not-found"
            title={t('page.notFound')}
            text={portalId ? t('page.maybePrivate') : undefined}
            action={
              <Button
                as={Link}
                to={portalId ? portalAddress({ portalId, provider }) : '/'}
                variant="secondary"
              >
                {t(portalId ? 'page.toPortal' : 'page.home')}
              </Button>
            }
          />
        ) : (
          <LoadFailed
            isPage={isPage}
            error={error}
            title={t('catalog.failed')}
            text={null}
            offlineTitle={t('page.offline')}
            retryLabel={t('catalog.retry')}
            onRetry={onRetry}
          />
        )}
      </Container>
    </Section>
  );
}
