import { Link } from '@portico/shared/platform';
import { Button, buttonStyles, Container, Section, StateMessage } from '@portico/shared/ui';
import { useWords } from '../words/use-words.ts';

/** Stands in for a page that does not exist, or could not be loaded. [OPEN-38, OPEN-43] */
export function PageMessage({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { t } = useWords();
  return (
    <Section>
      <Container narrow>
        {onRetry ? (
          <StateMessage
            kind="failed"
            title={t('catalog.failed')}
            action={
              <Button variant="secondary" onClick={onRetry}>
                {t('catalog.retry')}
              </Button>
            }
          />
        ) : (
          <StateMessage
            kind="not-found"
            title={t('page.notFound')}
            action={
              <Link to="/" css={buttonStyles({ variant: 'secondary' })}>
                {t('page.home')}
              </Link>
            }
          />
        )}
      </Container>
    </Section>
  );
}
