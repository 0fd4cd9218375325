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

/** The turning ring alone, as large as the text around it; for places that say by themselves that they wait. */
export function SpinnerRing() {
  return <span css={ring} aria-hidden="true" />;
}

/** Says and shows that something is on its way. `size` in px. */
export function Spinner({ label, size = 28 }: { label: string; size?: number }) {
  return (
    <span role="status" css={{ display: 'inline-flex', fontSize: size, color: 'var(--color-brand-strong)' }}>
      <SpinnerRing />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
