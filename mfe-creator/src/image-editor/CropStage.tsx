import { css } from '@emotion/react';
import { useText } from '@portico/shared/platform';
import { color, radii } from '@portico/shared/ui';
import type CropperJs from 'cropperjs';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Cropper, type ReactCropperElement } from 'react-cropper';
import { ZOOM_MAX, ZOOM_MIN } from './crop-limits.ts';
import type { CropSource } from './crop-source.ts';
import { cropperStyles } from './cropper-styles.ts';
import { type CropResult, cutCrop, largestBox } from './cut-crop.ts';

/** The transformation of the picture under the crop box. */
export interface CropView {
  /** Width divided by height of the box. */
  ratio: number;
  /** Degrees, clockwise, 0 to 360. [CROP-04] */
  rotation: number;
  /** Zoom relative to the size at which the whole picture is visible, 1 to 3. [CROP-05] */
  zoom: number;
}

/** Methods of the stage. */
export interface CropStageHandle {
  crop: () => Promise<CropResult>;
  /** Centres the picture and the box. [CROP-02] */
  reset: (view: CropView) => void;
}

/** Distance that an arrow key moves the picture, in px. */
const KEY_MOVES_PX = 12;
/** Tolerance when comparing ratios, which are fractions. */
const SAME_ZOOM = 0.001;

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-KEY_MOVES_PX, 0],
  ArrowRight: [KEY_MOVES_PX, 0],
  ArrowUp: [0, -KEY_MOVES_PX],
  ArrowDown: [0, KEY_MOVES_PX],
};

const stage = css({
  // The library positions everything from the left, in every language.
  direction: 'ltr',
  blockSize: '100%',
  // Space for the handles at the picture's edge.
  padding: 10,
  borderRadius: radii.md,
  overflow: 'hidden',
  background: color.photoGround,
  '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  ...cropperStyles,
});

/**
 * The picture under its crop box: dragged, pinched, wheeled, or moved with the arrow keys. A chunk of its own, with the
 * cropping library.
 */
export function CropStage(props: {
  source: CropSource;
  view: CropView;
  /** Called when a pinch or the wheel has zoomed. */
  onZoom: (zoom: number) => void;
  onReady: () => void;
  handle: Ref<CropStageHandle>;
}) {
  const { t } = useText('mfe-creator');
  const { source, view, onZoom, onReady, handle } = props;
  const element = useRef<ReactCropperElement>(null);
  const [isReady, setReady] = useState(false);
  const { ratio, rotation, zoom } = view;

  useImperativeHandle(handle, () => ({
    crop: () => {
      const image = element.current;
      if (!image) throw new Error('no picture to crop');
      return cutCrop(image, image.cropper.getData());
    },
    reset: (first) => {
      if (element.current) place(element.current.cropper, first);
    },
  }));

  // A rotated picture fills another area, so picture and box are fitted again.
  const latestZoom = useRef(zoom);
  useEffect(() => {
    latestZoom.current = zoom;
  }, [zoom]);
  useEffect(() => {
    const cropper = element.current?.cropper;
    if (isReady && cropper) place(cropper, { ratio, rotation, zoom: latestZoom.current });
  }, [isReady, ratio, rotation]);

  useEffect(() => {
    const cropper = element.current?.cropper;
    if (!isReady || !cropper) return;
    if (Math.abs(zoomOf(cropper) - zoom) > SAME_ZOOM) cropper.zoomTo(fittingScale(cropper) * zoom);
  }, [isReady, zoom]);

  function move(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (!by || event.target !== event.currentTarget) return;
    event.preventDefault();
    element.current?.cropper.move(...by);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys are what a drag is for others
    <div
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      aria-label={t('editImage.stage')}
      css={stage}
      onKeyDown={move}
    >
      <Cropper
        ref={element}
        src={source.url}
        alt=""
        style={{ blockSize: '100%' }}
        initialAspectRatio={ratio}
        aspectRatio={ratio}
        viewMode={1}
        dragMode="move"
        autoCropArea={1}
        background={false}
        // The EXIF rotation was applied when the picture was read, and our content policy forbids fetching a blob URL.
        checkOrientation={false}
        toggleDragModeOnDblclick={false}
        minCropBoxWidth={40}
        minCropBoxHeight={40}
        ready={() => {
          setReady(true);
          onReady();
        }}
        zoom={(event) => {
          const cropper = element.current?.cropper;
          if (!cropper) return;
          const next = event.detail.ratio / fittingScale(cropper);
          if (next < ZOOM_MIN - SAME_ZOOM || next > ZOOM_MAX + SAME_ZOOM) event.preventDefault();
          else onZoom(Math.min(Math.max(next, ZOOM_MIN), ZOOM_MAX));
        }}
      />
    </div>
  );
}

/** Screen px per picture px at which the rotated picture just fits the stage. */
function fittingScale(cropper: CropperJs): number {
  const container = cropper.getContainerData();
  const { naturalWidth, naturalHeight } = cropper.getCanvasData();
  return Math.min(container.width / naturalWidth, container.height / naturalHeight);
}

function zoomOf(cropper: CropperJs): number {
  const { width, naturalWidth } = cropper.getCanvasData();
  return width / naturalWidth / fittingScale(cropper);
}

/** Centres the picture and sets the largest box of the ratio that contains only picture. */
function place(cropper: CropperJs, { ratio, rotation, zoom }: CropView): void {
  // Without the box the picture can be moved freely.
  cropper.clear();
  cropper.rotateTo(rotation);
  const container = cropper.getContainerData();
  const { naturalWidth, naturalHeight } = cropper.getCanvasData();
  const scale = fittingScale(cropper) * zoom;
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  cropper.setCanvasData({
    left: (container.width - width) / 2,
    top: (container.height - height) / 2,
    width,
    height,
  });
  cropper.crop();
  cropper.setAspectRatio(ratio);
  const picture = cropper.getImageData();
  const box = largestBox(
    { width: picture.naturalWidth * scale, height: picture.naturalHeight * scale },
    rotation,
    ratio,
  );
  const shrink = Math.min(1, container.width / box.width, container.height / box.height);
  cropper.setCropBoxData({
    left: (container.width - box.width * shrink) / 2,
    top: (container.height - box.height * shrink) / 2,
    width: box.width * shrink,
    height: box.height * shrink,
  });
}
