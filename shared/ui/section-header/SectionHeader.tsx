import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { AsProps } from '../as/as-props.ts';
import { tapArea } from '../button/button-styles.ts';
import { Directional } from '../directional/Directional.tsx';
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
      <div css={{ display: 'grid', gap: spacing[1], minInlineSize: 0 }}>
        <Heading id={id} lang={lang} css={{ fontSize: level === 1 ? fontSizes['2xl'] : fontSizes.xl }}>
          {title}
        </Heading>
        {text ? <p css={{ color: color.inkMuted, textWrap: 'pretty' }}>{text}</p> : null}
      </div>
      {action ? <div css={{ flex: 'none' }}>{action}</div> : null}
    </div>
  );
}

/** Props of `ShowAllLink`. */
export type ShowAllLinkProps<Element extends ElementType = 'a'> = AsProps<Element, { children: ReactNode }>;

/** The link at the end of a section's header, with an arrow in reading direction; `as` may be a router's Link. */
export function ShowAllLink<Element extends ElementType = 'a'>(props: ShowAllLinkProps<Element>) {
  const { as, children, ...rest } = props as {
    children: ReactNode;
    as?: ElementType;
  } & ComponentPropsWithRef<'a'>;
  const Link: ElementType = as ?? 'a';
  return (
    <Link
      css={{
        ...tapArea,
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        fontWeight: 'var(--font-medium)',
        textDecoration: 'none',
        [media.hover]: { '&:hover': { textDecoration: 'underline' } },
      }}
      {...rest}
    >
      {children}
      <Directional>
        <ArrowRight size={18} aria-hidden="true" />
      </Directional>
    </Link>
  );
}
