import { useText } from '@portico/shared/platform';
import { Notice } from '@portico/shared/ui';

/** A message for browsers without JavaScript. */
export function NeedsScript() {
  const { t } = useText('mfe-creator');
  return (
    <noscript>
      <Notice tone="warning">{t('page.needsScript')}</Notice>
    </noscript>
  );
}
