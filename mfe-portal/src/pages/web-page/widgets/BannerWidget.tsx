import { css } from '@emotion/react';
import type { GalleryItem } from '@portico/shared/contracts';
import { isExpired } from '@portico/shared/domain';
import { SiteLink } from '@portico/shared/patterns';
import { Localized } from '@portico/shared/platform';
import { color, fontSizes, Picture, radii, spacing } from '@portico/shared/ui';
import { type ComponentType, type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { itemRatio } from '../../../gallery-items/item-ratio.ts';
import { ExternalLink } from '../../../links/ExternalLink.tsx';
import { pictureOf } from '../../../links/picture-of.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { WidgetProps } from '../widget-props.ts';
import type { BannerControlsProps } from './BannerControls.tsx';

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing[2] });
const viewport = css({
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  borderRadius: radii.xl,
  boxShadow: 'var(--shadow-md)',
  // The carousel script moves the row from here on.
  '&[data-carousel]': { overflow: 'hidden', scrollSnapType: 'none' },
});
const row = css({ display: 'flex', touchAction: 'pan-y pinch-zoom' });
const slide = css({ flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'start' });
const banner = css({
  position: 'relative',
  display: 'block',
  color: color.onPhoto,
  textDecoration: 'none',
  '--color-focus': color.onPhoto,
  '&:focus-visible': { outlineOffset: -6 },
});
const words = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: `${spacing[16]} ${spacing[5]} ${spacing[4]}`,
  background: 'linear-gradient(to top, rgb(18 14 10 / 0.82), rgb(18 14 10 / 0.62) 45%, transparent)',
  fontSize: fontSizes.lg,
  fontWeight: 'var(--font-bold)',
  lineHeight: 1.35,
});

/**
 * Full-width banners, one at a time. The row scrolls natively, so it works without script; the rotation loads later.
 * [PAGE-03, T-31]
 */
export function BannerWidget({ page, clock }: WidgetProps) {
  const { t } = useMessages();
  const banners = page.bannerImages.filter((item) => !isExpired(item, clock.now));
  const [node, setNode] = useState<HTMLElement | null>(null);
  const moving = useMovingPart(banners.length > 1);
  const { isHeld, holders } = useHeld();
  if (banners.length === 0) return null;
  return (
    <section
      aria-roledescription={t('lightbox.carousel')}
      aria-label={t('banner.label')}
      css={frame}
      {...holders}
    >
      <div ref={setNode} css={viewport}>
        <ul role="list" css={row}>
          {banners.map((item, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- banners have no ids, and the same one may occur twice
            <li key={at} css={slide}>
              <Banner item={item} isFirst={at === 0} />
            </li>
          ))}
        </ul>
      </div>
      {moving && node ? <moving.Controls viewport={node} isHeld={isHeld} count={banners.length} /> : null}
    </section>
  );
}

function Banner({ item, isFirst }: { item: GalleryItem; isFirst: boolean }) {
  const { t, localize } = useMessages();
  const title = localize(item.title);
  return (
    <SiteLink webLink={ExternalLink} address={item.externalUrl} css={banner}>
      <Picture
        alt={title ? '' : t('banner.picture')}
        ratio={itemRatio(item)}
        sizes="(min-width: 1280px) 1200px, 100vw"
        priority={isFirst}
        {...pictureOf(item)}
      />
      {title ? (
        <span css={words}>
          <Localized text={item.title} />
        </span>
      ) : null}
    </SiteLink>
  );
}

/** Component that rotates the banners; undefined until it has loaded. Without it the row still scrolls. */
function useMovingPart(isWanted: boolean) {
  const [moving, setMoving] = useState<{ Controls: ComponentType<BannerControlsProps> }>();
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "banner" */ './BannerControls.tsx').then(
      ({ BannerControls }) => setMoving({ Controls: BannerControls }),
      () => undefined,
    );
  }, [isWanted]);
  return moving;
}

/** Whether a mouse is over the widget, or the focus in it. */
function useHeld() {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const holders = {
    onPointerEnter: (event: PointerEvent) => setIsPointedAt(event.pointerType === 'mouse'),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
    onBlur: () => setIsFocused(false),
  };
  return { isHeld: isPointedAt || isFocused, holders };
}
