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

/** A grey block of the shape that will come. Sizes are CSS lengths, `ratio` is width / height. */
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

/** Lines of text to come; the last is shorter. */
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

/** A content card to come: picture, title, highlight, tags. `ratio` as the card's picture. */
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

/** A hero to come: its picture, title, subtitle and search box. `size` as the hero's. */
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
          // As wide as the hero's column.
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

/** Wraps the skeletons of a place that loads, and says so to screen readers. [T-30] */
export function Loading(props: {
  label: string;
  /** The whole page is on its way: until it has a heading of its own, the label is one. */
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
