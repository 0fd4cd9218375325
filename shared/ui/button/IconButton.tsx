import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import type { AsProps } from '../as/as-props.ts';
import { color, media } from '../tokens/tokens.ts';
import { type ButtonVariant, buttonStyles } from './button-styles.ts';

interface OwnProps {
  /** Accessible name and tooltip. */
  label: string;
  /** `photo`: white on a dark background, for pictures. */
  variant?: ButtonVariant | 'photo' | undefined;
  children: ReactNode;
}

/** Props of `IconButton`. */
export type IconButtonProps<Element extends ElementType = 'button'> = AsProps<Element, OwnProps> & {
  href?: string | undefined;
};

/**
 * A round 44 px button with an icon, or a link with `href` or `as`. With `aria-disabled` it ignores presses and keeps
 * the focus.
 */
export function IconButton<Element extends ElementType = 'button'>(props: IconButtonProps<Element>) {
  const {
    as,
    label,
    variant = 'quiet',
    children,
    ...rest
  } = props as OwnProps & ComponentPropsWithRef<'a'> & { as?: ElementType };
  const Tag: ElementType = as ?? (rest.href === undefined ? 'button' : 'a');
  const blocked = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <Tag
      {...(Tag === 'button' && { type: 'button' })}
      aria-label={label}
      title={label}
      css={[
        buttonStyles({ variant: variant === 'photo' ? 'quiet' : variant }),
        { flex: 'none', inlineSize: 44, blockSize: 44, padding: 0, borderRadius: '50%' },
        variant === 'quiet' && { color: 'inherit' },
        variant === 'photo' && {
          background: color.photoPlate,
          color: color.onPhoto,
          [media.hover]: { '&:hover:not([aria-disabled=true])': { background: color.photoGround } },
        },
      ]}
      {...rest}
      {...(blocked && { onClick: (event: MouseEvent) => event.preventDefault() })}
    >
      {children}
    </Tag>
  );
}
