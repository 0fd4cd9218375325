import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import type { AsProps } from '../as/as-props.ts';
import { SpinnerRing } from '../spinner/Spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts';

interface OwnProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills its container's width. */
  wide?: boolean | undefined;
  /** Shows a spinner instead of the icon and ignores presses; the focus stays. */
  loading?: boolean | undefined;
  /** Screen reader text while loading, such as 'Saving'. */
  loadingLabel?: string | undefined;
  /** Rendered before the label. */
  icon?: ReactNode;
  children?: ReactNode;
}

/** Props of `Button`; `as` (a router's Link) or `href` renders a link that looks like a button. */
export type ButtonProps<Element extends ElementType = 'button'> = AsProps<Element, OwnProps> & {
  href?: string | undefined;
};

/** A button, or a link with `href` or `as`. While loading it keeps its width and the focus. */
export function Button<Element extends ElementType = 'button'>(props: ButtonProps<Element>) {
  const {
    as,
    variant,
    size,
    wide,
    loading = false,
    loadingLabel,
    icon,
    children,
    ...rest
  } = props as OwnProps & ComponentPropsWithRef<'a'> & { as?: ElementType };
  const Tag: ElementType = as ?? (rest.href === undefined ? 'button' : 'a');
  const blocked = loading || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <Tag
      {...(Tag === 'button' && { type: 'button' })}
      css={buttonStyles({ variant, size, wide })}
      {...rest}
      {...(loading && { 'aria-busy': true })}
      {...(blocked && { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() })}
    >
      {loading ? <SpinnerRing /> : icon}
      {children}
      {loading && loadingLabel ? <VisuallyHidden>{loadingLabel}</VisuallyHidden> : null}
    </Tag>
  );
}
