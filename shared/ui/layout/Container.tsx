import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { media, spacing } from '../tokens/tokens.ts';

const container = css({
  inlineSize: '100%',
  maxInlineSize: 'calc(var(--size-content) + 2 * var(--space-gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--space-gutter)',
});
const measure = css({ maxInlineSize: 'calc(var(--size-measure) + 2 * var(--space-gutter))' });

/** Centres content of at most 1200 px with gutters; `narrow` limits it to 68 characters for text. */
export function Container({ narrow = false, ...props }: ComponentPropsWithRef<'div'> & { narrow?: boolean }) {
  return <div css={[container, narrow && measure]} {...props} />;
}

const section = css({
  paddingBlock: 'calc(var(--space-section) / 2)',
  [media.mobile]: { paddingBlock: spacing[6] },
});

/** A section of a page with 48-96 px of space around it; contains a Container, or is one with `contained`. */
export function Section(props: ComponentPropsWithRef<'section'> & { contained?: boolean | undefined }) {
  const { contained = false, ...rest } = props;
  return <section css={[section, contained && container]} {...rest} />;
}
