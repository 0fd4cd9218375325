import type { Action } from '@portico/shared/contracts';
import { actionPlate, actionTarget, safeColor } from '@portico/shared/domain';
import { Said } from '@portico/shared/platform';
import { color, media, radii, spacing, tapArea } from '@portico/shared/ui';
import { ExternalLink } from '../../links/ExternalLink.tsx';
import { useWords } from '../../words/use-words.ts';

/** What a button wears whose colours nobody chose. */
const PLAIN = { text: color.onBrand, background: color.brand };

/** A call to action in the colours that its owner chose; nothing when there is no target. [PORTAL-18, PORTAL-19, T-29] */
export function ActionButton({ action, wide = false }: { action: Action | undefined; wide?: boolean }) {
  const { t, say } = useWords();
  const href = actionTarget(action);
  if (!action || href === undefined) return null;
  const { text, background } = action.color ?? {};
  const chosen = safeColor(text) && safeColor(background) ? action.color : undefined;
  const colors = chosen ?? PLAIN;
  const plate = chosen ? actionPlate(chosen) : undefined;
  const styles = {
    ...tapArea,
    display: wide ? 'flex' : 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: wide ? 56 : 48,
    minInlineSize: 0,
    padding: 6,
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
  const words = (
    <span
      style={plate ? { backgroundColor: plate } : undefined}
      css={{ flex: wide ? 1 : undefined, padding: `${spacing[2]} ${spacing[4]}`, borderRadius: radii.md }}
    >
      {say(action.text) ? <Said text={action.text} /> : t(`action.${action.type}`)}
    </span>
  );
  const painted = { color: colors.text, backgroundColor: colors.background };
  if (!href.startsWith('http')) {
    return (
      <a href={href} css={styles} style={painted}>
        {words}
      </a>
    );
  }
  return (
    <ExternalLink href={href} css={styles} style={painted}>
      {words}
    </ExternalLink>
  );
}
