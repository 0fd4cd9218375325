import { type RefObject, useRef, useState } from 'react';
import { type AspectName, ratioOf } from './aspect-names.ts';
import type { CropSettings } from './CropControls.tsx';
import type { CropStageHandle, CropView } from './CropStage.tsx';
import { ZOOM_MIN } from './crop-limits.ts';
import type { CropResult } from './cut-crop.ts';

/** The crop of a dialog. */
export interface Crop {
  stage: RefObject<CropStageHandle | null>;
  settings: CropSettings;
  view: CropView;
  change: (changes: Partial<CropSettings>) => void;
  isStageReady: boolean;
  stageReady: () => void;
  /** The result, until cropping continues. */
  cropped: CropResult | undefined;
  hasFailed: boolean;
  crop: () => Promise<void>;
  /** Returns from the result to cropping. */
  adjust: () => void;
  /** Resets the crop. */
  reset: () => void;
}

/** `aspect`: the initial aspect ratio. */
export function useCrop(aspect: AspectName): Crop {
  const start = { aspect, rotation: 0, zoom: ZOOM_MIN };
  const stage = useRef<CropStageHandle>(null);
  const [settings, setSettings] = useState<CropSettings>(start);
  const [isStageReady, setStageReady] = useState(false);
  const [cropped, setCropped] = useState<CropResult>();
  const [hasFailed, setFailed] = useState(false);

  return {
    stage,
    settings,
    view: viewOf(settings),
    change: (changes) => setSettings((now) => ({ ...now, ...changes })),
    isStageReady,
    stageReady: () => setStageReady(true),
    cropped,
    hasFailed,
    async crop() {
      setFailed(false);
      try {
        setCropped(await stage.current?.crop());
      } catch {
        setFailed(true);
      }
    },
    adjust: () => setCropped(undefined),
    reset() {
      setCropped(undefined);
      setFailed(false);
      setSettings(start);
      stage.current?.reset(viewOf(start));
    },
  };
}

const viewOf = ({ aspect, rotation, zoom }: CropSettings): CropView => ({
  ratio: ratioOf(aspect),
  rotation,
  zoom,
});
