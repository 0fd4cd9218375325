import { LoadOnce } from '@portico/shared/platform';
import { useEffect, useState } from 'react';
import { type CropSource, readCropSource } from './crop-source.ts';

/** The chunk of the stage and the cropping library, loaded with the first dialog. */
const stage = new LoadOnce(() => import(/* webpackChunkName: "cropper" */ './CropStage.tsx'));

/** State of the picture and of the library. */
export type CropPreparation =
  | { kind: 'reading' }
  | { kind: 'ready'; source: CropSource; CropStage: typeof import('./CropStage.tsx').CropStage }
  /** The browser cannot decode the file. */
  | { kind: 'not-a-picture' }
  /** The library could not be loaded; `retry` loads it again. */
  | { kind: 'not-loaded'; retry: () => void };

/** Reads and halves the picture while the library loads. */
export function useCropSource(file: Blob): CropPreparation {
  const [attempt, setAttempt] = useState(0);
  const [preparation, setPreparation] = useState<CropPreparation>({ kind: 'reading' });

  useEffect(() => {
    let isWanted = true;
    let read: CropSource | undefined;
    setPreparation({ kind: 'reading' });
    void Promise.allSettled([readCropSource(file), stage.ready()]).then(([source, module]) => {
      if (source.status === 'fulfilled') read = source.value;
      if (!isWanted) return read?.dispose();
      if (!read) return setPreparation({ kind: 'not-a-picture' });
      if (module.status === 'rejected') {
        return setPreparation({ kind: 'not-loaded', retry: () => setAttempt((count) => count + 1) });
      }
      setPreparation({ kind: 'ready', source: read, CropStage: module.value.CropStage });
    });
    return () => {
      isWanted = false;
      read?.dispose();
    };
  }, [file, attempt]);

  return preparation;
}
