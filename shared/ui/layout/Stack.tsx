import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { type SpaceStep, spacing } from '../tokens/tokens.ts';

interface StackProps {
  /** Space between the children, as a step of the spacing scale: 4 is 16 px. */
  gap?: SpaceStep | undefined;
  align?: CSSProperties['alignItems'] | undefined;
}

/** Stacks its children vertically. */
export function Stack({ gap = 4, align, ...props }: ComponentPropsWithRef<'div'> & StackProps) {
  return (
    <div
      css={{
        display: 'flex',
        flexDirection: 'column',
        minInlineSize: 0,
        gap: spacing[gap],
        alignItems: align,
      }}
      {...props}
    />
  );
}

/** Places its children in a row that wraps, such as buttons or chips. */
export function Cluster(
  props: ComponentPropsWithRef<'div'> &
    StackProps & { justify?: CSSProperties['justifyContent'] | undefined },
) {
  const { gap = 3, align = 'center', justify, ...rest } = props;
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: spacing[gap],
        alignItems: align,
        justifyContent: justify,
      }}
      {...rest}
    />
  );
}
