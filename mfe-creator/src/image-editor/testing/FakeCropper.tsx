import { type Ref, useEffect, useRef } from 'react';

/** The last options of the cropping library. */
export const cropperState = { rotate: 0, ratio: Number.NaN, scale: 1 };

const CONTAINER = { width: 400, height: 300 };
const NATURAL = { width: 2000, height: 1500 };

/**
 * Replaces react-cropper, which needs a layout engine: `jest.mock('react-cropper', () => ({ Cropper: FakeCropper }))`.
 * The box is the largest of the ratio in a picture of 2000 x 1500.
 */
export function FakeCropper(props: { ref: Ref<HTMLImageElement>; src: string; ready: () => void }) {
  const { ref, src, ready } = props;
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    Object.assign(cropperState, { rotate: 0, ratio: Number.NaN, scale: 0.2 });
    const element = image.current;
    if (!element) return;
    Object.assign(element, { cropper });
    if (typeof ref === 'object' && ref) ref.current = element;
    ready();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the library reads its options once
  }, []);
  return <img ref={image} src={src} alt="" data-testid="cropper" />;
}

const cropper = {
  clear: () => undefined,
  crop: () => undefined,
  move: () => undefined,
  setCropBoxData: () => undefined,
  getContainerData: () => CONTAINER,
  getImageData: () => ({ naturalWidth: NATURAL.width, naturalHeight: NATURAL.height }),
  getCanvasData: () => ({
    naturalWidth: NATURAL.width,
    naturalHeight: NATURAL.height,
    width: NATURAL.width * cropperState.scale,
  }),
  setCanvasData: ({ width }: { width: number }) => {
    cropperState.scale = width / NATURAL.width;
  },
  zoomTo: (scale: number) => {
    cropperState.scale = scale;
  },
  rotateTo: (rotate: number) => {
    cropperState.rotate = rotate;
  },
  setAspectRatio: (ratio: number) => {
    cropperState.ratio = ratio;
  },
  getData: () => {
    const height = Math.min(NATURAL.height, NATURAL.width / cropperState.ratio) / (cropperState.scale / 0.2);
    return { x: 0, y: 0, width: height * cropperState.ratio, height, rotate: cropperState.rotate };
  },
};
