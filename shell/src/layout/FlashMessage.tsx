import { useLocation, useText } from '@portico/shared/platform';
import { Container, Notice, spacing } from '@portico/shared/ui';
import { useEffect, useState } from 'react';

/** Navigation state with a message in the visitor's language. */
interface FlashState {
  notice?: unknown;
}

/** Shows the message of the page that redirected here, such as that a portal does not exist. [T-46] */
export function FlashMessage() {
  const { t } = useText('shell');
  const { key, state } = useLocation();
  const sent = (state as FlashState | null)?.notice;
  const [dismissedKey, setDismissedKey] = useState<string>();
  const [isInBrowser, setIsInBrowser] = useState(false);
  // Navigation state is in the browser's history, so the server cannot render it.
  useEffect(() => setIsInBrowser(true), []);
  if (!isInBrowser || typeof sent !== 'string' || dismissedKey === key) return null;
  return (
    <Container css={{ paddingBlock: spacing[3] }}>
      <Notice onDismiss={() => setDismissedKey(key)} dismissLabel={t('page.dismiss')}>
        {sent}
      </Notice>
    </Container>
  );
}
