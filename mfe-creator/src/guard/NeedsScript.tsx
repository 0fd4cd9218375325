import { useText } from '@portico/shared/platform';
import { Container, Notice } from '@portico/shared/ui';

/** Tells who reads without JavaScript why nothing follows. */
export function NeedsScript() {
  const { t } = useText('mfe-creator');
  return (
    <noscript>
      <Container>
        <Notice tone="warning">{t('page.needsScript')}</Notice>
      </Container>
    </noscript>
  );
}
