import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radii, spacing } from '../tokens/tokens.ts';
import { VisuallyHidden, visuallyHiddenStyles } from '../visually-hidden/VisuallyHidden.tsx';
import { farShimmerStyles, shimmerStyles } from './shimmer-styles.ts';

const block = css({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  background: color.sunken,
  borderRadius: radii.sm,
});

/** A grey placeholder of the content's shape. Sizes are CSS lengths, `ratio` is width / height. */
export function Skeleton(props: {
  inlineSize?: string | undefined;
  blockSize?: string | undefined;
  ratio?: number | undefined;
  radius?: string | undefined;
}) {
  const { inlineSize = '100%', blockSize, ratio, radius } = props;
  return (
    <span
      aria-hidden="true"
      css={[block, farShimmerStyles]}
      style={{ inlineSize, blockSize, aspectRatio: ratio, borderRadius: radius }}
    />
  );
}

/** Placeholder of text; its last line is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span css={{ display: 'grid', gap: spacing[2] }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          blockSize="0.9em"
          inlineSize={line === lines - 1 && lines > 1 ? '60%' : '100%'}
        />
      ))}
    </span>
  );
}

/** Placeholder of a content card: picture, title, highlight, tags. `ratio` is that of the picture. */
export function SkeletonCard({ ratio = 4 / 3 }: { ratio?: number }) {
  return (
    <div
      aria-hidden="true"
      css={{
        overflow: 'hidden',
        borderRadius: radii.lg,
        background: color.surface,
        boxShadow: 'var(--shadow-sm)',
      }}
    >
      <Skeleton ratio={ratio} radius="0" />
      <div css={{ display: 'grid', gap: spacing[3], padding: spacing[4] }}>
        <Skeleton blockSize="1.15em" inlineSize="80%" />
        <SkeletonText lines={2} />
        <div css={{ display: 'flex', gap: spacing[2] }}>
          <Skeleton blockSize="1.6em" inlineSize="4.5em" radius={radii.pill} />
          <Skeleton blockSize="1.6em" inlineSize="3.5em" radius={radii.pill} />
        </div>
      </div>
    </div>
  );
}

/** Placeholder of a hero: picture, title, subtitle and search box. `size` is the hero's. */
export function SkeletonHero({ size = 'tall' }: { size?: 'tall' | 'short' }) {
  return (
    <div
      aria-hidden="true"
      css={[
        block,
        shimmerStyles,
        {
          display: 'grid',
          alignContent: 'end',
          justifyItems: 'start',
          gap: spacing[4],
          minBlockSize: `var(--size-hero-${size})`,
          paddingBlock: spacing[12],
          // The width of the hero's column.
          paddingInline: 'max(var(--space-gutter), (100% - var(--size-content)) / 2)',
          borderRadius: 0,
        },
      ]}
    >
      <SkeletonBar blockSize="2.4em" inlineSize="min(60%, 24em)" />
      <SkeletonBar blockSize="1.2em" inlineSize="min(80%, 32em)" />
      <SkeletonBar blockSize="3.25em" inlineSize="min(100%, 40em)" />
    </div>
  );
}

function SkeletonBar(sizes: { blockSize: string; inlineSize: string }) {
  return <span css={{ ...sizes, background: color.shimmer, borderRadius: radii.md }} />;
}

/** Wraps placeholders and announces that they load. [T-30] */
export function Loading(props: {
  label: string;
  /** Renders the label as the heading while the whole page loads. */
  isPage?: boolean;
  children: ReactNode;
}) {
  const { label, isPage = false, children } = props;
  return (
    <div role="status" aria-busy="true">
      {isPage ? <h1 css={visuallyHiddenStyles}>{label}</h1> : <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </div>
  );
}
