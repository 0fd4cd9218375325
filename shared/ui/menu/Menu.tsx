import { css, keyframes } from '@emotion/react';
import { Check } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type ElementType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { AsProps } from '../as/as-props.ts';
import { type ButtonSize, type ButtonVariant, buttonStyles } from '../button/button-styles.ts';
import { color, media, radii, spacing } from '../tokens/tokens.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

const panel = css({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 6px)',
  zIndex: 'var(--layer-menu)',
  minInlineSize: 'max(100%, 208px)',
  inlineSize: 'max-content',
  maxInlineSize: 'min(320px, calc(100vw - 32px))',
  maxBlockSize: 'min(70svh, 480px)',
  overflowY: 'auto',
  padding: 6,
  borderRadius: radii.lg,
  background: color.raised,
  color: color.ink,
  boxShadow: 'var(--shadow-lg)',
  animation: `${drop} var(--motion-fast) var(--motion-ease)`,
});

/**
 * A button that opens a list of links and buttons: language, account. Arrow keys, Home and End move the focus; Escape
 * or a choice closes it and returns the focus; a press or focus outside closes it.
 */
export function Menu(props: {
  /** Accessible name of the button and of the list. */
  label: string;
  /** Content of the button: an icon or text. Visible text should be part of `label`. */
  trigger: ReactNode;
  /** The edge of the button to which the list is aligned. */
  align?: 'start' | 'end' | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** MenuItem elements. */
  children: ReactNode;
}) {
  const { label, trigger, align = 'end', variant = 'quiet', size, children } = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])];
  const focusItem = (index: number) => {
    const all = items();
    all[(index + all.length) % all.length]?.focus();
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpen(true);
      requestAnimationFrame(() => focusItem(0));
      return;
    }
    const at = items().findIndex((item) => item === document.activeElement);
    const moves: Record<string, () => void> = {
      Escape: close,
      ArrowDown: () => focusItem(at + 1),
      ArrowUp: () => focusItem(at < 0 ? -1 : at - 1),
      Home: () => focusItem(0),
      End: () => focusItem(-1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the button and the items
    <div
      ref={root}
      css={{ position: 'relative', display: 'inline-flex' }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
        css={[
          buttonStyles({ variant, size }),
          variant === 'quiet' && { color: 'inherit', paddingInline: spacing[3] },
        ]}
      >
        {trigger}
      </button>
      {open ? (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click, by pointer or key, chooses an item
        <ul
          id={listId}
          role="list"
          aria-label={label}
          onClick={close}
          css={[panel, align === 'end' ? { insetInlineEnd: 0 } : { insetInlineStart: 0 }]}
        >
          {children}
        </ul>
      ) : null}
    </div>
  );
}

interface ItemProps {
  /** Whether it is the current choice, such as the page's language: marked with a tick and `aria-current`. */
  current?: boolean | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** Props of `MenuItem`: a button, or a link with `href` or `as`. */
export type MenuItemProps<Element extends ElementType = 'button'> = AsProps<Element, ItemProps> & {
  href?: string | undefined;
};

/** One item of a Menu. */
export function MenuItem<Element extends ElementType = 'button'>(props: MenuItemProps<Element>) {
  const {
    as,
    current = false,
    icon,
    children,
    ...rest
  } = props as ItemProps & ComponentPropsWithRef<'a'> & { as?: ElementType };
  const Tag: ElementType = as ?? (rest.href === undefined ? 'button' : 'a');
  return (
    <li>
      <Tag
        data-menu-item=""
        {...(Tag === 'button' && { type: 'button' })}
        aria-current={current ? 'true' : undefined}
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: spacing[3],
          inlineSize: '100%',
          minBlockSize: 'var(--size-tap)',
          padding: `${spacing[2]} ${spacing[3]}`,
          border: 0,
          borderRadius: radii.sm,
          background: current ? color.brandSoft : 'transparent',
          color: current ? color.brandStrong : color.ink,
          fontWeight: current ? 'var(--font-medium)' : 'inherit',
          textAlign: 'start',
          textDecoration: 'none',
          cursor: 'pointer',
          '&:focus-visible': { outlineOffset: -3 },
          [media.hover]: { '&:hover': { background: current ? color.brandSoft : color.sunken } },
        }}
        {...rest}
      >
        {icon}
        <span css={{ flex: 1, minInlineSize: 0 }}>{children}</span>
        {current ? <Check size={18} aria-hidden="true" css={{ flex: 'none' }} /> : null}
      </Tag>
    </li>
  );
}
