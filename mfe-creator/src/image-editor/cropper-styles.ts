import type { CSSObject } from '@emotion/react';
import { color } from '@portico/shared/ui';

const fill: CSSObject = { position: 'absolute', inset: 0 };

/** An edge of the box: a thin line with a touch area around it. */
const edge = (side: 'top' | 'right' | 'bottom' | 'left', cursor: string): CSSObject => {
  const isUpright = side === 'left' || side === 'right';
  return {
    cursor,
    [side]: -10,
    ...(isUpright
      ? { top: 0, blockSize: '100%', inlineSize: 20 }
      : { left: 0, inlineSize: '100%', blockSize: 20 }),
  };
};

/** A corner: a handle of 14 px with a touch area of 44 px. */
const corner = (vertical: 'top' | 'bottom', horizontal: 'left' | 'right', cursor: string): CSSObject => ({
  [vertical]: -7,
  [horizontal]: -7,
  cursor,
});

/**
 * Styles for cropperjs instead of its own style sheet. They use its class names, and physical sides, as it does itself.
 */
export const cropperStyles: CSSObject = {
  '& .cropper-container': {
    position: 'relative',
    fontSize: 0,
    lineHeight: 0,
    touchAction: 'none',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
  },
  '& .cropper-container img': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    minInlineSize: '0 !important',
    minBlockSize: '0 !important',
    maxInlineSize: 'none !important',
    maxBlockSize: 'none !important',
    backfaceVisibility: 'hidden',
  },
  '& .cropper-wrap-box, & .cropper-canvas, & .cropper-drag-box, & .cropper-crop-box, & .cropper-modal': fill,
  '& .cropper-wrap-box, & .cropper-canvas': { overflow: 'hidden' },
  '& .cropper-drag-box': { opacity: 0, background: 'white' },
  '& .cropper-modal': { opacity: 0.6, background: color.photoGround },
  '& .cropper-view-box': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'hidden',
    outline: '2px solid white',
  },
  '& .cropper-dashed': { position: 'absolute', opacity: 0.45, border: '0 dashed white' },
  '& .cropper-dashed.dashed-h': {
    insetBlockStart: 'calc(100% / 3)',
    left: 0,
    inlineSize: '100%',
    blockSize: 'calc(100% / 3)',
    borderBlockWidth: 1,
  },
  '& .cropper-dashed.dashed-v': {
    insetBlockStart: 0,
    left: 'calc(100% / 3)',
    blockSize: '100%',
    inlineSize: 'calc(100% / 3)',
    borderInlineWidth: 1,
  },
  '& .cropper-center': { display: 'none' },
  '& .cropper-face, & .cropper-line, & .cropper-point': { position: 'absolute' },
  '& .cropper-face': { ...fill, inlineSize: '100%', blockSize: '100%', opacity: 0, background: 'white' },
  '& .line-n': edge('top', 'ns-resize'),
  '& .line-s': edge('bottom', 'ns-resize'),
  '& .line-e': edge('right', 'ew-resize'),
  '& .line-w': edge('left', 'ew-resize'),
  '& .cropper-point': {
    inlineSize: 14,
    blockSize: 14,
    borderRadius: '50%',
    background: 'white',
    boxShadow: '0 0 0 1px rgb(0 0 0 / 0.35)',
    '&::before': { content: '""', position: 'absolute', inset: -15 },
  },
  '& .point-n, & .point-s, & .point-e, & .point-w': { display: 'none' },
  '& .point-nw': corner('top', 'left', 'nwse-resize'),
  '& .point-ne': corner('top', 'right', 'nesw-resize'),
  '& .point-sw': corner('bottom', 'left', 'nesw-resize'),
  '& .point-se': corner('bottom', 'right', 'nwse-resize'),
  '& .cropper-invisible': { opacity: 0 },
  '& .cropper-hide': { display: 'block', position: 'absolute', inlineSize: 0, blockSize: 0 },
  '& .cropper-hidden': { display: 'none !important' },
  '& .cropper-move': { cursor: 'move' },
  '& .cropper-crop': { cursor: 'crosshair' },
};
