import { useText } from '@portico/shared/platform';
import { Notice } from '@portico/shared/ui';

/** Tells who reads without JavaScript why nothing follows. */
export function NeedsScript() {
  const { t } = useText('mfe-creator');
  return (
    <noscript>
      <Notice tone="warning">{t('page.needsScript')}</Notice>
    </noscript>
  );
}
