import type { GalleryItem } from '@portico/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import { takenPicture } from '../../editing/taken-picture.ts';
import { isImageFile } from '../../images/image-file.ts';
import { useUploadQueue } from '../../images/upload-queue.ts';
import { centreCrop } from './centre-crop.ts';

/** Options of `usePictureBatch`. */
export interface PictureBatchOptions {
  portalId: string;
  onAdd: (item: GalleryItem) => void;
  onBusyChange: (isBusy: boolean) => void;
  /** Called with the files, which still have the data of their camera. */
  onChosen: (files: readonly File[]) => void;
}

/** Crops the files of several pictures and uploads them one after the other, with one progress. */
export function usePictureBatch({ portalId, onAdd, onBusyChange, onChosen }: PictureBatchOptions) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** Files that are not read yet, and all of this batch. */
  const [unread, setUnread] = useState(0);
  const [total, setTotal] = useState(0);
  /** Increases when reading is cancelled. */
  const cancelled = useRef(0);
  const queue = useUploadQueue(portalId, (picture) => onAdd({ type: 'picture', ...takenPicture(picture) }));
  const isBusy = queue.isBusy || unread > 0;
  const failed = queue.uploads.flatMap(({ key, name, state }) =>
    state.kind === 'failed' ? [{ key, name, message: state.message }] : [],
  );
  const waiting = queue.uploads.length - failed.length + unread;
  const counted = Math.max(1, total - failed.length);
  const sending = queue.uploads.find(({ state }) => state.kind === 'sending')?.state;
  const done = counted - waiting;
  const sent = (done + (sending?.kind === 'sending' ? sending.sent : 0)) / counted;
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);

  async function add(files: readonly File[]): Promise<void> {
    const pictures = files.filter(isImageFile);
    const unreadable = files.filter((file) => !isImageFile(file)).map(({ name }) => name);
    const round = cancelled.current;
    onChosen(pictures);
    setTotal((before) => (isBusy ? before : failed.length) + pictures.length);
    setUnread((before) => before + pictures.length);
    for (const file of pictures) {
      // One at a time: a decoded photo takes 50 MB
      const image = await centreCrop(file).catch(() => undefined);
      if (cancelled.current !== round) return;
      setUnread((before) => before - 1);
      if (image) {
        queue.add([{ name: file.name, image }]);
      } else {
        setTotal((before) => before - 1);
        unreadable.push(file.name);
      }
    }
    setRefused(unreadable);
  }

  function cancel(): void {
    cancelled.current += 1;
    setUnread(0);
    for (const { key, state } of queue.uploads) if (state.kind !== 'failed') queue.cancel(key);
  }

  return {
    add,
    cancel,
    isBusy,
    isSignedOut: queue.isSignedOut,
    /** `sent`: the share that is uploaded, 0 to 1. */
    progress: { sent, done, total: counted },
    /** Names of the files that are not pictures. */
    refused,
    failed,
    retry: queue.retry,
    /** Removes a failed upload. */
    discard: queue.cancel,
  };
}
