import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, fontSizes, radii, spacing } from '../tokens/tokens.ts';

const prose = css({
  display: 'flow-root',
  maxInlineSize: 'var(--size-measure)',
  overflowWrap: 'anywhere',
  '& > *': { marginBlock: `0 ${spacing[4]}` },
  // Each paragraph has the direction of its own script, independent of the page's.
  '& p, & li, & h1, & h2, & h3, & h4, & th, & td, & blockquote': { unicodeBidi: 'plaintext' },
  // These scripts have no italics; browsers would slant the letters. Chromium knows no lists in :lang().
  '& em:is(:lang(th), :lang(zh), :lang(ar))': { fontStyle: 'normal', fontWeight: 'var(--font-medium)' },
  '& h1, & h2': { fontSize: fontSizes.xl, marginBlock: `${spacing[8]} ${spacing[3]}` },
  '& h3, & h4': { fontSize: fontSizes.lg, marginBlock: `${spacing[6]} ${spacing[2]}` },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  '& li': { marginBlockEnd: spacing[2] },
  '& li::marker': { color: color.brandStrong },
  '& img, & video, & iframe': {
    inlineSize: 'auto',
    maxInlineSize: '100%',
    blockSize: 'auto',
    borderRadius: radii.lg,
  },
  '& iframe, & video': { inlineSize: '100%', aspectRatio: '16 / 9', border: 0 },
  '& blockquote': {
    paddingInlineStart: spacing[5],
    borderInlineStart: `3px solid ${color.brand}`,
    color: color.inkMuted,
  },
  '& hr': { border: 0, borderBlockStart: `1px solid ${color.line}`, marginBlock: spacing[8] },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: `${spacing[2]} ${spacing[3]}`,
    border: `1px solid ${color.line}`,
    textAlign: 'start',
  },
  '& pre, & code': { direction: 'ltr', background: color.sunken, borderRadius: radii.sm, fontSize: '0.9em' },
  '& code': { paddingInline: 4 },
  '& pre': { padding: spacing[4], overflowX: 'auto' },
});

/** Styles long text for reading. `sanitizedHtml` is inserted as it is: the caller must have sanitized it. */
export function RichText(props: {
  sanitizedHtml?: string | undefined;
  lang?: string | undefined;
  children?: ReactNode;
}) {
  const { sanitizedHtml, lang, children } = props;
  if (sanitizedHtml === undefined) {
    return (
      <div css={prose} lang={lang}>
        {children}
      </div>
    );
  }
  // oxlint-disable-next-line react/no-danger -- the caller has sanitized it, as the prop's name requires
  return <div css={prose} lang={lang} dangerouslySetInnerHTML={{ __html: sanitizedHtml }} />;
}
