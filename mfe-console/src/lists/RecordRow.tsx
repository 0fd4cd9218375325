import { css } from '@emotion/react';
import { Link } from '@portico/shared/platform';
import { color, fontSizes, media, Picture, radii, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: spacing[3],
  minBlockSize: 68,
  padding: `${spacing[2]} ${spacing[3]}`,
  '&:has(input:checked)': { background: color.brandSoft },
});

const main = css({
  display: 'flex',
  alignItems: 'center',
  gap: spacing[3],
  minInlineSize: 0,
});

/** Short facts of a row, in one line where there is room. */
export const rowFacts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing[3],
  color: color.inkMuted,
  fontSize: fontSizes.sm,
});

export const rowCheckbox = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'var(--size-tap)',
  blockSize: 'var(--size-tap)',
  cursor: 'pointer',
  '& input': { inlineSize: 20, blockSize: 20, accentColor: color.brand, cursor: 'inherit' },
});

/** One record of a list: its name leads to where it is edited. */
export function RecordRow(props: {
  to: string;
  title: ReactNode;
  /** An image id, or an address that starts with /; null keeps its space empty, undefined is a list without pictures. */
  picture?: string | null | undefined;
  /** Short facts below the title, each in an element of its own. */
  facts?: ReactNode;
  /** Badges after the title. */
  badges?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** The row's checkbox, from `RecordList`. */
  checkbox: ReactNode;
}) {
  const { to, title, picture, facts, badges, actions, checkbox } = props;
  return (
    <div css={row}>
      {checkbox}
      <div css={main}>
        {picture === undefined ? null : (
          <span
            css={{
              flex: 'none',
              inlineSize: 64,
              overflow: 'hidden',
              borderRadius: radii.sm,
              background: color.sunken,
              aspectRatio: '4 / 3',
              [media.mobile]: { display: 'none' },
            }}
          >
            {picture ? (
              <Picture
                {...(picture.startsWith('/') ? { src: picture } : { imageId: picture })}
                alt=""
                ratio={4 / 3}
                sizes="64px"
              />
            ) : null}
          </span>
        )}
        <div css={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
          <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing[2] }}>
            <Link
              to={to}
              css={{ color: color.ink, fontWeight: 'var(--font-medium)', overflowWrap: 'anywhere' }}
            >
              {title}
            </Link>
            {badges}
          </div>
          {facts ? <div css={rowFacts}>{facts}</div> : null}
        </div>
      </div>
      {actions}
    </div>
  );
}
