import { css } from '@emotion/react';
import { Link, useText } from '@portico/shared/platform';
import { color, Directional, fontSizes, media, Picture, radii, spacing, tapArea } from '@portico/shared/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

const frame = css({
  display: 'grid',
  /** Height of the page without navbar and footer, so that the picture ends at the footer. */
  marginBlockEnd: `calc(-1 * ${spacing[16]})`,
  [media.desktop]: { gridTemplateColumns: '1fr 1fr', minBlockSize: 'min(100svh, 900px)' },
});
const photo = css({
  position: 'relative',
  blockSize: 'clamp(140px, 24svh, 260px)',
  [media.desktop]: { blockSize: 'auto' },
});
const panel = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: `${spacing[8]} var(--space-gutter) ${spacing[16]}`,
  [media.desktop]: { paddingBlock: spacing[16] },
});
const column = css({
  display: 'grid',
  gap: spacing[5],
  inlineSize: 'min(400px, 100%)',
  '& > h1': { fontSize: fontSizes['2xl'] },
  '& > p': { color: color.inkMuted, marginBlockStart: `calc(-1 * ${spacing[3]})`, textWrap: 'pretty' },
});
const siteLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing[3],
  justifySelf: 'start',
  minBlockSize: 'var(--size-tap)',
  color: 'inherit',
  fontSize: fontSizes.lg,
  fontWeight: 'var(--font-bold)',
  textDecoration: 'none',
});

/**
 * The site's photograph beside the form, or above it on a phone. Pages without a navbar show `site` and the link home
 * here. [APP-15]
 */
export function LoginFrame(props: {
  image: string | undefined;
  site?: { name: string; logo: string | undefined };
  children: ReactNode;
}) {
  const { image, site, children } = props;
  return (
    <div css={frame}>
      <div css={photo}>
        <Picture src={image} alt="" fill priority sizes="(min-width: 1024px) 50vw, 100vw" />
      </div>
      <div css={panel}>
        <div css={column}>
          {site ? <Site {...site} /> : null}
          {children}
          {site ? <WayHome /> : null}
        </div>
      </div>
    </div>
  );
}

function Site({ name, logo }: { name: string; logo: string | undefined }) {
  return (
    <Link to="/" css={siteLink}>
      {logo ? (
        <span css={{ flex: 'none', inlineSize: 44, borderRadius: radii.sm, overflow: 'hidden' }}>
          <Picture src={logo} alt="" ratio={1} sizes="44px" priority />
        </span>
      ) : null}
      {name}
    </Link>
  );
}

function WayHome() {
  const { t } = useText('mfe-creator');
  return (
    <Link
      to="/"
      css={{ ...tapArea, display: 'inline-flex', alignItems: 'center', gap: 6, justifySelf: 'start' }}
    >
      <Directional>
        <ArrowLeft size={18} />
      </Directional>
      {t('page.backHome')}
    </Link>
  );
}
