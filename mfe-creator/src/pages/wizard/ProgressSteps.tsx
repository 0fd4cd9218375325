import { css } from '@emotion/react';
import { color, fontSizes, media, spacing } from '@portico/shared/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** A step of a wizard. */
export interface ProgressStep {
  key: string;
  label: ReactNode;
  /** Whether the step can be opened. */
  reachable?: boolean | undefined;
}

const list = css({ display: 'flex', gap: 6, counterReset: 'step', [media.tabletUp]: { gap: spacing[3] } });

const bar = css({
  display: 'block',
  blockSize: 6,
  borderRadius: 3,
  transition: 'background-color var(--motion-slow) var(--motion-ease)',
});

const content = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'start',
  gap: spacing[2],
  inlineSize: '100%',
  minBlockSize: 'var(--size-tap)',
  paddingBlock: spacing[2],
  paddingInline: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: fontSizes.sm,
  textAlign: 'start',
  'button&': { cursor: 'pointer' },
});

const labels = css({
  display: 'none',
  [media.tabletUp]: { display: 'flex', alignItems: 'center', gap: 4 },
});

/**
 * The progress of a wizard: a bar with a part per step. From a tablet on each part has a label, on a phone `summary`
 * ('Step 2 of 7: Name') replaces them.
 */
export function ProgressSteps(props: {
  /** Accessible name of the list. */
  label: string;
  steps: readonly ProgressStep[];
  /** Index from 0. */
  currentIndex: number;
  summary: ReactNode;
  onSelect?: ((key: string) => void) | undefined;
}) {
  const { label, steps, currentIndex, summary, onSelect } = props;
  return (
    <nav aria-label={label}>
      <p css={{ fontWeight: 'var(--font-medium)', [media.tabletUp]: { display: 'none' } }}>{summary}</p>
      <ol role="list" css={list}>
        {steps.map((step, index) => {
          const done = index < currentIndex;
          const current = index === currentIndex;
          const open = onSelect && step.reachable && !current;
          const Part = open ? 'button' : 'span';
          return (
            <li
              key={step.key}
              css={{ flex: 1, minInlineSize: 0 }}
              aria-current={current ? 'step' : undefined}
            >
              <Part
                css={[content, { color: current ? color.ink : color.inkMuted }]}
                {...(open && {
                  type: 'button' as const,
                  'aria-label': typeof step.label === 'string' ? step.label : undefined,
                  onClick: () => onSelect(step.key),
                })}
              >
                <span css={[bar, { background: done || current ? color.brand : color.line }]} />
                <span css={[labels, { fontWeight: current ? 'var(--font-bold)' : 'inherit' }]}>
                  {done ? (
                    <Check size={14} aria-hidden="true" css={{ flex: 'none', color: color.success }} />
                  ) : null}
                  <span css={{ minInlineSize: 0, lineHeight: 1.4 }}>{step.label}</span>
                </span>
              </Part>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
