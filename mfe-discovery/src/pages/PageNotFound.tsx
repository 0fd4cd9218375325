import { Link, useText } from '@portico/shared/platform';
import { Button, Container, Section, StateMessage } from '@portico/shared/ui';

/** Stands in place of a town or listing that does not exist. [OPEN-43] */
export function PageNotFound() {
  const { t } = useText('mfe-discovery');
  return (
    <Section>
      <Container>
        <StateMessage
          kind="not-found"
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={
            <Button as={Link} to="/">
              {t('notFound.home')}
            </Button>
          }
        />
      </Container>
    </Section>
  );
}
