import { useText } from '@portico/shared/platform';
import { color, fontSizes, StateMessage, spacing } from '@portico/shared/ui';
import { useEffect, useMemo } from 'react';
import { reportFailure } from '../reports/page-reports.ts';
import { LoadFailure } from './load-failure.ts';

export interface RemoteUnavailableProps {
  remote: string;
  error: unknown;
  onRetry: () => void;
  /** Replaces the page's whole content: the title is its h1. */
  isPage?: boolean;
}

/** Replaces the area of a remote that cannot be loaded or rendered; the rest of the page works. [MFE-10] */
export function RemoteUnavailable({ remote, error, onRetry, isPage = false }: RemoteUnavailableProps) {
  const { t } = useText('shell');
  const failure = useMemo(() => failureOf(remote, error), [remote, error]);
  useEffect(() => {
    console.warn(`[portico] ${failure.code} ${remote} is unavailable (${failure.phase}):`, error);
    reportFailure(failure);
  }, [remote, failure, error]);
  return (
    <div data-remote-unavailable={remote}>
      <StateMessage
        kind="failed"
        title={t('remote.unavailable')}
        text={t('remote.unavailableText')}
        action={{ label: t('remote.retry'), onClick: onRetry }}
        isPage={isPage}
      />
      {/* Error code to quote to support: selected by one click, hidden from screen readers. */}
      <p
        aria-hidden="true"
        dir="ltr"
        css={{
          marginBlockStart: spacing[2],
          textAlign: 'center',
          color: color.inkSubtle,
          fontSize: fontSizes.xs,
          fontVariantNumeric: 'tabular-nums',
          userSelect: 'all',
        }}
      >
        {failure.code}
      </p>
    </div>
  );
}

/** An error that is not a LoadFailure was thrown while rendering. */
const failureOf = (remote: string, error: unknown): LoadFailure =>
  error instanceof LoadFailure
    ? error
    : new LoadFailure({ remote, phase: 'draw', fault: 'exception', cause: error });
