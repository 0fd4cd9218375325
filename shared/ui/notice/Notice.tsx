import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Tone, ToneIcon, toneColors } from '../badge/Badge.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { color, fontSizes, radii, spacing } from '../tokens/tokens.ts';

/** A message within the page or a dialog. `danger` is announced at once (alert), the others politely. [T-21] */
export function Notice(props: {
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Required with `onDismiss`. */
  dismissLabel?: string | undefined;
}) {
  const { tone = 'neutral', title, children, action, onDismiss, dismissLabel = '' } = props;
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      css={{
        display: 'flex',
        alignItems: 'start',
        gap: spacing[3],
        padding: `${spacing[3]} ${spacing[4]}`,
        borderRadius: radii.md,
        background: toneColors[tone].soft,
        color: color.ink,
      }}
    >
      <span css={{ color: toneColors[tone].text, paddingBlockStart: '0.2em' }}>
        <ToneIcon tone={tone} size={20} />
      </span>
      <div css={{ flex: 1, minInlineSize: 0, display: 'grid', gap: spacing[1], alignSelf: 'center' }}>
        {title ? <p css={{ fontWeight: 'var(--font-bold)' }}>{title}</p> : null}
        {children ? <div css={{ fontSize: title ? fontSizes.sm : fontSizes.md }}>{children}</div> : null}
        {action ? <div css={{ marginBlockStart: spacing[2] }}>{action}</div> : null}
      </div>
      {onDismiss ? (
        <div css={{ margin: '-8px', marginInlineStart: 0 }}>
          <IconButton label={dismissLabel} onClick={onDismiss}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}
