import { css } from '@emotion/react';
import type { WebPage } from '@portico/shared/contracts';
import { safeColor } from '@portico/shared/domain';
import { iconNamed, SiteLink } from '@portico/shared/patterns';
import { Localized } from '@portico/shared/platform';
import { color, fontSizes, media, Picture, radii, spacing } from '@portico/shared/ui';
import { type CSSProperties, createElement } from 'react';
import { ExternalLink } from '../../../links/ExternalLink.tsx';
import { pictureOf } from '../../../links/picture-of.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { WidgetProps } from '../widget-props.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

type IconLink = WebPage['iconLinks'][number];

/** Diameter in px; images exist in a width that suits high-density screens. */
const DISC_PX = 72;

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${spacing[5]} ${spacing[2]}`,
  [media.tabletUp]: { gap: spacing[4] },
});
const tile = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: spacing[2],
  inlineSize: 104,
  padding: spacing[2],
  borderRadius: radii.lg,
  color: color.ink,
  fontSize: fontSizes.sm,
  fontWeight: 'var(--font-medium)',
  lineHeight: 1.35,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [media.tabletUp]: { inlineSize: 112 },
  [media.hover]: {
    'a&:hover > :first-child': { transform: 'translateY(-3px)', boxShadow: 'var(--shadow-md)' },
  },
});
const disc = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: DISC_PX,
  blockSize: DISC_PX,
  overflow: 'hidden',
  borderRadius: '50%',
  boxShadow: 'var(--shadow-sm)',
  transition:
    'transform var(--motion-fast) var(--motion-ease), box-shadow var(--motion-fast) var(--motion-ease)',
  // Tints of the chosen colour, light for the background and dark for the icon, contrast in both themes.
  background: 'color-mix(in srgb, var(--icon-color) 16%, white)',
  color: 'color-mix(in srgb, var(--icon-color) 64%, black)',
});

/** Small links, each an icon or picture with a text. [PAGE-05] */
export function IconsWidget({ page }: WidgetProps) {
  const { t } = useMessages();
  if (page.iconLinks.length === 0) return null;
  return (
    <WidgetFrame title={t('webPage.icons')}>
      <ul role="list" css={row}>
        {page.iconLinks.map((icon) => (
          <li key={JSON.stringify(icon)}>
            <SiteLink webLink={ExternalLink} address={icon.link} css={tile}>
              <IconDisc icon={icon} />
              <IconCaption icon={icon} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </WidgetFrame>
  );
}

function IconDisc({ icon }: { icon: IconLink }) {
  if (icon.type === 'picture') {
    return (
      <span css={disc}>
        <Picture
          alt=""
          ratio={1}
          sizes={`${DISC_PX}px`}
          css={{ inlineSize: '100%' }}
          {...pictureOf(icon.picture ?? {})}
        />
      </span>
    );
  }
  const chosen = safeColor(icon.color) ?? color.brand;
  return (
    <span css={disc} style={{ '--icon-color': chosen } as CSSProperties}>
      {createElement(iconNamed(icon.name), { size: 32, strokeWidth: 1.75, 'aria-hidden': true })}
    </span>
  );
}

/** Its text, or else its name; rendered without a link if the URL is unsafe. */
function IconCaption({ icon }: { icon: IconLink }) {
  const { localize } = useMessages();
  return <span>{localize(icon.text) ? <Localized text={icon.text} /> : (icon.name ?? icon.link)}</span>;
}
