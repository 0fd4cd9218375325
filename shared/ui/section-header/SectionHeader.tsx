import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { AsProps } from '../as/as-props.ts';
import { tapArea } from '../button/button-styles.ts';
import { color, fontSizes, media, spacing } from '../tokens/tokens.ts';

/** The title of a section, and an action at its end, such as ShowAllLink. */
export function SectionHeader(props: {
  title: ReactNode;
  /** A line below the title. */
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** The title's id, for `aria-labelledby` of its section. */
  id?: string | undefined;
  /** The title's language, if it differs from the page's. */
  lang?: string | undefined;
}) {
  const { title, text, action, level = 2, id, lang } = props;
  const Heading = `h${level}` as const;
  const heading = (
    <Heading
      id={id}
      lang={lang}
      css={{ minInlineSize: 0, fontSize: level === 1 ? fontSizes['2xl'] : fontSizes.xl }}
    >
      {title}
    </Heading>
  );
  return (
    <div
      css={{
        display: 'flex',
        alignItems: 'end',
        justifyContent: 'space-between',
        gap: spacing[4],
        marginBlockEnd: spacing[5],
        [media.tabletUp]: { marginBlockEnd: spacing[6] },
      }}
    >
      {text ? (
        <div css={{ display: 'grid', gap: spacing[1], minInlineSize: 0 }}>
          {heading}
          <p css={{ color: color.inkMuted, textWrap: 'pretty' }}>{text}</p>
        </div>
      ) : (
        heading
      )}
      {action ? <div css={{ flex: 'none' }}>{action}</div> : null}
    </div>
  );
}

/** Props of `ShowAllLink`. */
export type ShowAllLinkProps<Element extends ElementType = 'a'> = AsProps<Element, { children: ReactNode }>;

/** An arrow of 18 px. Pages have many such links, and an inline icon is four elements. */
const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='18' height='18' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 12h14m-7-7 7 7-7 7'/%3E%3C/svg%3E\")";

const showAll = css({
  ...tapArea,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 'var(--font-medium)',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  '&::after': {
    content: '""',
    flex: 'none',
    inlineSize: 18,
    blockSize: 18,
    background: 'currentColor',
    maskImage: ARROW,
    // Forced colours replace a background, but not with a system colour.
    '@media (forced-colors: active)': { background: 'LinkText' },
  },
  "[dir='rtl'] &::after": { transform: 'scaleX(-1)' },
});

/** The link at the end of a section's header, with an arrow in reading direction; `as` may be a router's Link. */
export function ShowAllLink<Element extends ElementType = 'a'>(props: ShowAllLinkProps<Element>) {
  const { as, children, ...rest } = props as {
    children: ReactNode;
    as?: ElementType;
  } & ComponentPropsWithRef<'a'>;
  const Link: ElementType = as ?? 'a';
  return (
    <Link css={showAll} {...rest}>
      {children}
    </Link>
  );
}
