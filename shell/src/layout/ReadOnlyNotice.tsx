import { selectUser, useIsReadOnly, useSelector, useText } from '@portico/shared/platform';
import { Container, Notice, spacing } from '@portico/shared/ui';
import { usePageFrame } from './use-page-frame.ts';

/** Tells signed-in visitors, and those on the sign-in page, that the site is read-only. */
export function ReadOnlyNotice() {
  const { t } = useText('shell');
  const { isSignIn } = usePageFrame();
  const user = useSelector(selectUser);
  const isReadOnly = useIsReadOnly();
  if (!isReadOnly || !(user || isSignIn)) return null;
  return (
    <Container css={{ paddingBlock: spacing[3] }}>
      <Notice tone="warning" title={t('readOnly.title')}>
        {t('readOnly.text')}
      </Notice>
    </Container>
  );
}
