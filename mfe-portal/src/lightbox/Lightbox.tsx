import { css, Global } from '@emotion/react';
import type { GalleryEntry } from '@portico/shared/domain';
import { color, fontSizes, media, spacing } from '@portico/shared/ui';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useState } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import styleSheet from 'yet-another-react-lightbox/styles.css';
import { itemName } from '../gallery-items/item-name.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PictureCaption } from './PictureCaption.tsx';
import { slideImage } from './slide-image.ts';

/** Maximum enlargement: device pixels per image pixel. */
const MAX_PIXEL_RATIO = 3;

const look = css({
  // Size and colour of its buttons; each is at least 44 px.
  '.yarl__root': {
    '--yarl__color_backdrop': `color-mix(in srgb, ${color.photoGround} 35%, black)`,
    '--yarl__color_button': color.onPhoto,
    '--yarl__color_button_active': color.onPhoto,
    '--yarl__color_button_disabled': 'rgb(255 255 255 / 0.32)',
    '--yarl__button_filter': 'none',
    '--yarl__button_padding': '12px',
    '--yarl__icon_size': '24px',
    '--yarl__navigation_button_padding': '16px',
    '--yarl__toolbar_padding': `max(${spacing[2]}, env(safe-area-inset-top)) ${spacing[2]} ${spacing[2]}`,
    '--yarl__slide_icon_error_color': color.onPhoto,
  },
  '.yarl__button': { borderRadius: '50%', background: color.photoPlate, margin: spacing[1] },
  '.yarl__button:focus-visible': { outline: `3px solid ${color.onPhoto}`, outlineOffset: 2 },
  // Touch screens swipe instead.
  [media.touch]: { '.yarl__navigation_prev, .yarl__navigation_next': { display: 'none' } },
});

const counter = css({
  position: 'absolute',
  insetBlockStart: `max(${spacing[6]}, env(safe-area-inset-top))`,
  insetInlineStart: spacing[5],
  color: color.onPhoto,
  fontSize: fontSizes.sm,
  fontVariantNumeric: 'tabular-nums',
});

export interface LightboxProps {
  pictures: readonly GalleryEntry[];
  /** Index of the first picture. */
  start: number;
  onClose: () => void;
}

/**
 * Full-screen pictures: swipe or arrow keys for the next, pinch, wheel, + and - to zoom, Escape or a swipe down to
 * close. Follows the language's direction.
 */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const { t, localize } = useMessages();
  const [current, setCurrent] = useState(start);
  const [isZoomed, setIsZoomed] = useState(false);
  const slides = useMemo(
    () => pictures.map((entry) => slideImage(entry.item, itemName(entry, { localize, t }))),
    [pictures, localize, t],
  );
  return (
    <>
      <Global styles={styleSheet} />
      <Global styles={look} />
      <YetAnotherLightbox
        open
        close={onClose}
        index={start}
        slides={slides}
        plugins={[Zoom]}
        carousel={{ finite: true, preload: 1, padding: 0, spacing: '8%' }}
        controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
        zoom={{ maxZoomPixelRatio: MAX_PIXEL_RATIO, scrollToZoom: true, pinchZoomV4: true }}
        on={{
          view: ({ index }) => setCurrent(index),
          zoom: ({ zoom }) => setIsZoomed(zoom > 1),
        }}
        render={{
          iconPrev: () => <ChevronLeft size={24} aria-hidden="true" />,
          iconNext: () => <ChevronRight size={24} aria-hidden="true" />,
          iconClose: () => <X size={24} aria-hidden="true" />,
          iconZoomIn: () => <ZoomIn size={24} aria-hidden="true" />,
          iconZoomOut: () => <ZoomOut size={24} aria-hidden="true" />,
          controls: () => (
            <p aria-hidden="true" css={counter}>
              {t('lightbox.position', { index: current + 1, total: pictures.length })}
            </p>
          ),
          slideFooter: ({ slide }) => {
            const entry = pictures[slides.indexOf(slide)];
            return entry && !isZoomed ? <PictureCaption item={entry.item} /> : null;
          },
        }}
        labels={{
          Lightbox: t('lightbox.label'),
          'Photo gallery': t('gallery.title'),
          Carousel: t('lightbox.carousel'),
          Slide: t('lightbox.slide'),
          Previous: t('carousel.previous'),
          Next: t('carousel.next'),
          Close: t('dialog.close'),
          'Zoom in': t('lightbox.zoomIn'),
          'Zoom out': t('lightbox.zoomOut'),
          '{index} of {total}': t('lightbox.position', { index: '{index}', total: '{total}' }),
        }}
      />
    </>
  );
}
