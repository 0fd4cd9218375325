import { css, keyframes } from '@emotion/react';
import { usePageSettings, useText } from '@portico/shared/platform';
import { color, fontSizes, spacing } from '@portico/shared/ui';
import { WifiOff } from 'lucide-react';
import { useConnectivity } from './useConnectivity.ts';

/** [APP-23] The same words in every language; a translation stands beside them. */
const CONNECTION_LOST = 'Internet connection lost';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const bar = css({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 'var(--layer-toast)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: spacing[3],
  padding: `${spacing[2]} ${spacing[4]}`,
  paddingBlockEnd: `max(${spacing[2]}, env(safe-area-inset-bottom))`,
  background: color.ink,
  color: color.ground,
  fontSize: fontSizes.sm,
  animation: `${rise} var(--motion-slow) var(--motion-ease)`,
});

/** Says at the foot of the page that the network is gone, until it is proven back. [APP-23, APP-24] */
export function ConnectivityBar() {
  const { t, language } = useText('shell');
  const { connectivityCheck } = usePageSettings();
  const isLost = useConnectivity(connectivityCheck) === 'lost';
  const translation = t('connectivity.lost');
  return (
    <div aria-live="polite">
      {isLost ? (
        <div css={bar}>
          <WifiOff size={18} aria-hidden="true" />
          <strong lang="en" dir="ltr">
            {CONNECTION_LOST}
          </strong>
          {language === 'en' ? null : <span>{translation}</span>}
        </div>
      ) : null}
    </div>
  );
}
