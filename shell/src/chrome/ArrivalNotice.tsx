import { useLocation, useText } from '@portico/shared/platform';
import { Container, Notice, spacing } from '@portico/shared/ui';
import { useEffect, useState } from 'react';

/** What a page may send along in navigation state: a sentence for the visitor, in the visitor's language. */
interface ArrivalState {
  notice?: unknown;
}

/** Says why the visitor is here when a page sent them on, such as a portal that does not exist. [T-46] */
export function ArrivalNotice() {
  const { t } = useText('shell');
  const { key, state } = useLocation();
  const sent = (state as ArrivalState | null)?.notice;
  const [dismissedKey, setDismissedKey] = useState<string>();
  const [isInBrowser, setIsInBrowser] = useState(false);
  // Navigation state lives in the browser's history: the server cannot have drawn it.
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
