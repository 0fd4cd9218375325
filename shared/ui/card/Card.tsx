import { css } from '@emotion/react';
import { Lock } from 'lucide-react';
import type { ComponentPropsWithRef, CSSProperties, ElementType, ReactNode } from 'react';
import type { AsProps } from '../as/as-props.ts';
import { oneLine, Tag } from '../chip/Chip.tsx';
import { Picture, type PictureProps } from '../picture/Picture.tsx';
import { color, fontSizes, media, radii, spacing } from '../tokens/tokens.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { cardFrameStyles, cardLinkStyles, clampLines, overCardLink, photoMarkStyles } from './card-styles.ts';

/** The `sizes` attribute of a picture in the 4/3/2 grid. */
export const CARD_PICTURE_SIZES = '(min-width: 1024px) 282px, (min-width: 769px) 31vw, 46vw';

/** Maximum number of tags on a card. */
export const CARD_TAGS_MAX = 3;

const frame = css(cardFrameStyles);
const horizontal = css({
  flexDirection: 'row',
  '& > :is([data-picture], [data-card=picture])': {
    flex: '0 0 38%',
    minInlineSize: 0,
    borderRadius: `${radii.lg} 0 0 ${radii.lg}`,
  },
  "[dir='rtl'] & > :is([data-picture], [data-card=picture])": {
    borderRadius: `0 ${radii.lg} ${radii.lg} 0`,
  },
});

/** Created once, because lists render hundreds of cards. */
const picture = css({
  flex: 'none',
  borderRadius: `${radii.lg} ${radii.lg} 0 0`,
  // Only the hover effect scales the picture, so only mice need the clipping.
  [media.hover]: { overflow: 'hidden' },
});
const markedPicture = css(picture, {
  position: 'relative',
  '& > [data-picture]': { blockSize: '100%', inlineSize: '100%', borderRadius: 'inherit' },
});
const corners = css({
  position: 'absolute',
  insetBlockStart: spacing[3],
  insetInline: spacing[3],
  display: 'flex',
  gap: spacing[2],
  alignItems: 'start',
  justifyContent: 'space-between',
});
const startCorner = css({ display: 'flex', flexWrap: 'wrap', gap: 6, minInlineSize: 0 });
const endCorner = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  justifyContent: 'end',
  marginInlineStart: 'auto',
});
const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing[2],
  flex: 1,
  minInlineSize: 0,
  padding: spacing[3],
  paddingBlockEnd: spacing[4],
  [media.tabletUp]: { padding: spacing[4], paddingBlockEnd: spacing[5] },
});
const heading = css({
  fontSize: fontSizes.md,
  letterSpacing: 0,
  textWrap: 'pretty',
  [media.tabletUp]: { fontSize: '1.0625rem' },
});
const titleLines = css(clampLines(3));
const link = css(cardLinkStyles, titleLines);
const highlight = css({ color: color.inkMuted, fontSize: fontSizes.sm }, clampLines(2));
const actions = css(overCardLink, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing[2],
  marginBlockStart: 'auto',
  paddingBlockStart: spacing[2],
});
const photoMark = css(photoMarkStyles);
const brandMark = css(photoMarkStyles, { background: color.brand, color: color.onBrand });

/**
 * A card: picture first, then body; `as` is `article` by default, and should be `li` in a list, or `div` inside a list
 * item. The title's link covers the whole card, so other links and buttons belong in CardActions. [APP-28]
 */
export function CardFrame(props: {
  as?: 'article' | 'div' | 'li' | undefined;
  /** `horizontal`: the picture at the start, the text beside it. [CAT-03] */
  layout?: 'vertical' | 'horizontal' | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}) {
  const { as: Element = 'article', layout = 'vertical', ...rest } = props;
  return <Element css={[frame, layout === 'horizontal' && horizontal]} {...rest} />;
}

/** The card's picture, 4:3 by default. `start` and `end` are marks in its upper corners (ribbon, lock, badge). */
export function CardImage(props: PictureProps & { start?: ReactNode; end?: ReactNode }) {
  const { start, end, ...rest } = props;
  if (!start && !end) return <Picture sizes={CARD_PICTURE_SIZES} {...rest} css={picture} />;
  return (
    <div data-card="picture" css={markedPicture}>
      <Picture sizes={CARD_PICTURE_SIZES} {...rest} />
      <div css={corners}>
        {start ? <span css={startCorner}>{start}</span> : null}
        {end ? <span css={endCorner}>{end}</span> : null}
      </div>
    </div>
  );
}

/** The text of a card, below or beside its picture. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div css={body}>{children}</div>;
}

interface TitleProps {
  /** Heading level; 3 below a section's title. */
  level?: 2 | 3 | 4 | undefined;
  /** The text's language, if it differs from the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

/** Props of `CardTitle`: `href`, or `as` with the props of a link component, makes it the card's link. */
export type CardTitleProps<Element extends ElementType = 'a'> = AsProps<Element, TitleProps>;

/** The card's title, clamped to three lines, which hold a long name on the narrowest phone, with the card's link. [APP-28] */
export function CardTitle<Element extends ElementType = 'a'>(props: CardTitleProps<Element>) {
  const {
    as,
    level = 3,
    lang,
    children,
    ...rest
  } = props as TitleProps & ComponentPropsWithRef<'a'> & { as?: ElementType };
  const Heading = `h${level}` as const;
  const Link: ElementType | undefined = as ?? (rest.href === undefined ? undefined : 'a');
  return (
    <Heading lang={lang} css={heading}>
      {Link ? (
        <Link css={link} {...rest}>
          {children}
        </Link>
      ) : (
        <span css={titleLines}>{children}</span>
      )}
    </Heading>
  );
}

/** The highlight sentence, clamped to two lines. [APP-28] */
export function CardHighlight({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <p lang={lang} css={highlight}>
      {children}
    </p>
  );
}

/** Short facts in a row, such as the distance; a child may have an icon. */
export function CardMeta({ children }: { children: ReactNode }) {
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: `2px ${spacing[3]}`,
        color: color.inkSubtle,
        fontSize: fontSizes.sm,
      }}
    >
      {children}
    </div>
  );
}

/** Up to three tags in one row at the card's end; overflow is clipped, not wrapped. [APP-28] */
export function CardTags({ tags, label }: { tags: readonly string[]; label?: string | undefined }) {
  if (tags.length === 0) return null;
  return (
    <ul
      role="list"
      aria-label={label}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 6,
        /** Height of one row; further rows are clipped. */
        blockSize: '1.75rem',
        overflow: 'hidden',
        marginBlockStart: 'auto',
      }}
    >
      {tags.slice(0, CARD_TAGS_MAX).map((tag) => (
        <Tag as="li" key={tag}>
          {tag}
        </Tag>
      ))}
    </ul>
  );
}

/** Buttons and links inside a card, stacked above the card's link. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div css={actions}>{children}</div>;
}

/** The lock on the picture of a private item; `label` is its accessible name. */
export function CardLock({ label }: { label: string }) {
  return (
    <span
      css={{ ...photoMarkStyles, paddingInline: 0, inlineSize: 32, blockSize: 32, justifyContent: 'center' }}
    >
      <Lock size={16} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** A label on the picture: a promotion (`brand`), or any other (`photo`, white on dark). [OPEN-19] */
export function CardRibbon(props: {
  tone?: 'brand' | 'photo' | undefined;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const { tone = 'brand', icon, children } = props;
  return (
    <span css={tone === 'brand' ? brandMark : photoMark}>
      {icon}
      <span dir="auto" css={oneLine}>
        {children}
      </span>
    </span>
  );
}
