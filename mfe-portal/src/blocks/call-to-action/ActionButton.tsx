import type { Action } from '@portico/shared/contracts';
import { actionPaint, actionTarget, safeColor } from '@portico/shared/domain';
import { Localized } from '@portico/shared/platform';
import { color, media, radii, spacing, tapArea } from '@portico/shared/ui';
import { ExternalLink } from '../../links/ExternalLink.tsx';
import { useMessages } from '../../messages/use-messages.ts';

/** Default colours of a button. */
const PLAIN = { color: color.onBrand, backgroundColor: color.brand };

/** A call to action in its owner's colours; renders nothing without a target. [PORTAL-18, PORTAL-19, T-29] */
export function ActionButton({ action, wide = false }: { action: Action | undefined; wide?: boolean }) {
  const { t, localize } = useMessages();
  const href = actionTarget(action);
  if (!action || href === undefined) return null;
  const { text, background } = action.color ?? {};
  const chosen = safeColor(text) && safeColor(background) ? action.color : undefined;
  const painted = chosen ? actionPaint(chosen) : PLAIN;
  const styles = {
    ...tapArea,
    display: wide ? 'flex' : 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: wide ? 56 : 48,
    minInlineSize: 0,
    padding: `${spacing[2]} ${spacing[5]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radii.lg,
    fontWeight: 'var(--font-bold)',
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
    transition:
      'transform var(--motion-fast) var(--motion-ease), filter var(--motion-fast) var(--motion-ease)',
    '&:active': { transform: 'scale(0.98)' },
    [media.hover]: { '&:hover': { filter: 'brightness(1.08)' } },
  } as const;
  const label = localize(action.text) ? <Localized text={action.text} /> : t(`action.${action.type}`);
  if (!href.startsWith('http')) {
    return (
      <a href={href} css={styles} style={painted}>
        {label}
      </a>
    );
  }
  return (
    <ExternalLink href={href} css={styles} style={painted}>
      {label}
    </ExternalLink>
  );
}
