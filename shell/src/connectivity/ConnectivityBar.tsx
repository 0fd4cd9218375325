import { css, keyframes } from '@emotion/react';
import { dateFormat } from '@portico/shared/domain';
import { usePageSettings, useText } from '@portico/shared/platform';
import { color, fontSizes, spacing } from '@portico/shared/ui';
import { History, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { documentSeenAt, noteSeen, useSeenAt } from './seen-content.ts';
import { useConnectivity } from './use-connectivity.ts';

/** Literal text in every language; a translation follows it. */
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
  textAlign: 'center',
  animation: `${rise} var(--motion-slow) var(--motion-ease)`,
});
const latest = css({
  minBlockSize: 'var(--size-tap)',
  padding: `0 ${spacing[2]}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 'var(--font-medium)',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});

export interface ConnectivityBarProps {
  reload?: () => void;
}

/**
 * Shows at the bottom of the page that the network is lost until a check succeeds [APP-23, APP-24], and the date of
 * content that comes from the cache.
 */
export function ConnectivityBar({ reload = () => window.location.reload() }: ConnectivityBarProps) {
  const { t, language } = useText('shell');
  const { connectivityCheck } = usePageSettings();
  const isLost = useConnectivity(connectivityCheck) === 'lost';
  const seenAt = useSeenAt();
  useEffect(() => {
    const at = documentSeenAt();
    if (at !== undefined) noteSeen(at);
  }, []);
  const translation = t('connectivity.lost');
  const Icon = isLost ? WifiOff : History;
  return (
    <div aria-live="polite">
      {isLost || seenAt !== undefined ? (
        <div css={bar}>
          <Icon size={18} aria-hidden="true" />
          {isLost ? (
            <strong lang="en" dir="ltr">
              {CONNECTION_LOST}
            </strong>
          ) : null}
          {isLost && language !== 'en' ? <span>{translation}</span> : null}
          {seenAt === undefined ? null : (
            <span>
              {t('connectivity.seenAt', {
                date: dateFormat(language, { timeStyle: 'short' }).format(seenAt),
              })}
            </span>
          )}
          {isLost || seenAt === undefined ? null : (
            <button type="button" css={latest} onClick={reload}>
              {t('connectivity.latest')}
            </button>
          )}
        </div>
      ) : null}
    </div>
  );
}
