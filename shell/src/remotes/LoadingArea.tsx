import { useText } from '@portico/shared/platform';
import { color, Spinner, spacing } from '@portico/shared/ui';
import { useIsSlow } from './use-is-slow.ts';

/** Placeholder while the remote of a page loads, if the page was not server-rendered. */
export function LoadingArea() {
  const { t } = useText('shell');
  const isSlow = useIsSlow(true);
  return (
    <div
      css={{
        display: 'grid',
        placeItems: 'center',
        placeContent: 'center',
        gap: spacing[4],
        minBlockSize: '50svh',
        padding: spacing[8],
        textAlign: 'center',
      }}
    >
      <Spinner label={t('page.loading')} size={40} />
      <p role="status" css={{ color: color.inkMuted }}>
        {isSlow ? t('page.loadingSlowly') : null}
      </p>
    </div>
  );
}
