import { css } from '@emotion/react';
import type { PageOverride } from '@portico/shared/contracts';
import { dateFormat } from '@portico/shared/domain';
import { selectUser, useSelector, useText } from '@portico/shared/platform';
import { Badge, Button, Container, color, fontSizes, spacing } from '@portico/shared/ui';
import { useEffect, useRef } from 'react';
import { useEndOverrideMutation } from './override.api.ts';
import type { OverrideState } from './take-override.ts';

/** Left-to-right in every language, selected by one click. */
const codeText = css({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: fontSizes.xs,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  userSelect: 'all',
  overflowWrap: 'anywhere',
});

export interface OverrideBarProps {
  override: PageOverride;
  state: OverrideState;
  /** Leaves for a page without the override. */
  leave: (address: string) => void;
}

/** A bar across the page while one of its remotes is overridden. */
export function OverrideBar({ override, state, leave }: OverrideBarProps) {
  const { t, language } = useText('shell-override');
  const [end, { isLoading, isSuccess, isError }] = useEndOverrideMutation();
  useSignedOut(leave);
  const { remote, origin, until } = override;
  const isTaken = state.kind === 'taken';

  async function endNow(): Promise<void> {
    const { error } = await end();
    if (!error) leave(window.location.href);
  }

  return (
    <section
      aria-label={t('override.label')}
      css={{
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 'var(--layer-menu)',
        paddingBlock: spacing[2],
        background: isTaken ? color.warningSoft : color.dangerSoft,
        borderBlockStart: `2px solid ${isTaken ? color.warning : color.danger}`,
        color: color.ink,
        fontSize: fontSizes.sm,
      }}
    >
      <Container>
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: `${spacing[1]} ${spacing[4]}`,
          }}
        >
          <div role="status" css={{ flex: '1 1 240px', minInlineSize: 0, display: 'grid', gap: 2 }}>
            <p css={{ fontWeight: 'var(--font-bold)', overflowWrap: 'anywhere' }}>
              {t(`override.${state.kind}`, { remote, origin })}
            </p>
            <p css={{ color: color.inkMuted, display: 'flex', flexWrap: 'wrap', gap: spacing[2] }}>
              {t('override.until', {
                time: dateFormat(language, { timeStyle: 'short' }).format(new Date(until)),
              })}
              <span css={codeText}>{isTaken ? state.version : state.code}</span>
              {isTaken && !state.isVerified ? <Badge tone="warning">{t('override.unverified')}</Badge> : null}
            </p>
            {isError ? <p css={{ color: color.danger }}>{t('override.endFailed')}</p> : null}
          </div>
          <Button
            variant="secondary"
            size="sm"
            loading={isLoading || isSuccess}
            onClick={() => void endNow()}
          >
            {t('override.end')}
          </Button>
        </div>
      </Container>
    </section>
  );
}

/** Sign-out ends the override on the server, so this page must be left too. */
function useSignedOut(leave: OverrideBarProps['leave']): void {
  const user = useSelector(selectUser);
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (!user && wasSignedIn.current) leave('/');
    wasSignedIn.current = user !== null;
  }, [user, leave]);
}
