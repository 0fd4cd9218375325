import { css, keyframes } from '@emotion/react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const ring = css({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: '50%',
  border: '0.125em solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});

/** A spinner as large as the surrounding text; the caller announces the loading state. */
export function SpinnerRing() {
  return <span css={ring} aria-hidden="true" />;
}

/** A spinner that announces `label`. `size` in px. */
export function Spinner({ label, size = 28 }: { label: string; size?: number }) {
  return (
    <span role="status" css={{ display: 'inline-flex', fontSize: size, color: 'var(--color-brand-strong)' }}>
      <SpinnerRing />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
