import { type CSSObject, css } from '@emotion/react';
import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { AsProps } from '../as/as-props.ts';
import { tapArea } from '../button/button-styles.ts';
import { color, fontSizes, media, radii, spacing } from '../tokens/tokens.ts';

const pill: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing[2],
  maxInlineSize: '100%',
  borderRadius: radii.pill,
  fontSize: fontSizes.sm,
  // Clipped text: Thai and Arabic need space above and below their letters.
  lineHeight: 'var(--font-leading-clamp)',
};

/** Used with `dir="auto"`: where the text is too long, its end is cut, not its beginning. */
export const oneLine = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The styles as an object for `css`: 36 px high, with a tap area of 44. */
export function chipStyles({ selected = false }: { selected?: boolean | undefined } = {}): CSSObject {
  return {
    ...pill,
    ...tapArea,
    flex: 'none',
    minBlockSize: 36,
    paddingInline: spacing[4],
    border: `1px solid ${selected ? 'transparent' : color.line}`,
    background: selected ? color.brand : color.surface,
    color: selected ? color.onBrand : color.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color var(--motion-fast) var(--motion-ease)',
    [media.hover]: { '&:hover': { background: selected ? color.brandHover : color.brandSoft } },
  };
}

interface OwnProps {
  /** Whether its filter is on; announced as pressed for a button, as current for a link. */
  selected?: boolean | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** Props of `Chip`. */
export type ChipProps<Element extends ElementType = 'button'> = AsProps<Element, OwnProps> & {
  href?: string | undefined;
};

/** A choice among tags or filters: a toggle button, or a link with `as` or `href`. */
export function Chip<Element extends ElementType = 'button'>(props: ChipProps<Element>) {
  const { as, selected, icon, children, ...rest } = props as OwnProps &
    ComponentPropsWithRef<'a'> & { as?: ElementType };
  const Tag: ElementType = as ?? (rest.href === undefined ? 'button' : 'a');
  return (
    <Tag
      {...(Tag === 'button'
        ? { type: 'button', 'aria-pressed': selected }
        : { 'aria-current': selected ? 'true' : undefined })}
      css={chipStyles({ selected })}
      {...rest}
    >
      {icon}
      <span dir="auto" css={oneLine}>
        {children}
      </span>
    </Tag>
  );
}

const tagColors: CSSObject = {
  background: color.sunken,
  color: color.inkMuted,
  padding: '2px 10px',
};
const plainTag = css(pill, tagColors, oneLine, { display: 'inline-block' });

/** A static label, a `span` by default; with `onRemove` it has a button that removes it. */
export function Tag(props: {
  as?: 'span' | 'li' | undefined;
  children: ReactNode;
  onRemove?: (() => void) | undefined;
  /** Required with `onRemove`, such as 'Remove beach'. */
  removeLabel?: string | undefined;
}) {
  const { as: Element = 'span', children, onRemove, removeLabel } = props;
  // Lists of cards have hundreds of these, so each is one element.
  if (!onRemove)
    return (
      <Element dir="auto" css={plainTag}>
        {children}
      </Element>
    );
  return (
    <Element css={[pill, tagColors, { paddingInlineEnd: 2, color: color.ink }]}>
      <span dir="auto" css={oneLine}>
        {children}
      </span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        css={{
          ...tapArea,
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlockStart: '50%',
            insetInlineStart: '50%',
            inlineSize: 'var(--size-tap)',
            blockSize: 'var(--size-tap)',
            margin: 'calc(var(--size-tap) / -2)',
          },
          display: 'inline-grid',
          placeItems: 'center',
          inlineSize: 32,
          blockSize: 32,
          padding: 0,
          border: 0,
          borderRadius: '50%',
          background: 'none',
          cursor: 'pointer',
        }}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </Element>
  );
}
