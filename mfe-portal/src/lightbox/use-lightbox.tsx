import type { GalleryEntry } from '@portico/shared/domain';
import { isPlainClick } from '@portico/shared/ui';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { LightboxProps } from './Lightbox.tsx';
import { picturesAmong } from './pictures-among.ts';

/** Shows an item large; the click is on the link to its picture. */
export type OpenPicture = (entry: GalleryEntry, event: MouseEvent<HTMLAnchorElement>) => void;

interface Opened {
  Lightbox: ComponentType<LightboxProps>;
  /** As they were when it was opened: what expires meanwhile stays. */
  pictures: readonly GalleryEntry[];
  start: number;
  opener: HTMLAnchorElement;
}

/**
 * The full-screen view of a gallery's pictures. Its code comes with the first picture that is opened; where it does
 * not come, the link leads to the picture, as it does without script.
 */
export function useLightbox(
  entries: readonly GalleryEntry[],
  portalId?: string,
): { onOpen: OpenPicture; lightbox: ReactNode } {
  const [opened, setOpened] = useState<Opened>();

  const latest = useRef({ entries, portalId });
  useEffect(() => {
    latest.current = { entries, portalId };
  });

  // The same function always: hundreds of pictures need not be rendered again because one of them opens.
  const onOpen = useCallback<OpenPicture>((entry, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const opener = event.currentTarget;
    const pictures = picturesAmong(latest.current.entries, latest.current.portalId);
    const start = pictures.findIndex(({ index }) => index === entry.index);
    import(/* webpackChunkName: "lightbox" */ './Lightbox.tsx').then(
      ({ Lightbox }) => setOpened({ Lightbox, pictures, start, opener }),
      () => window.location.assign(opener.href),
    );
  }, []);

  if (!opened) return { onOpen, lightbox: null };
  const { Lightbox, pictures, start, opener } = opened;
  const close = () => {
    setOpened(undefined);
    opener.focus();
  };
  return { onOpen, lightbox: <Lightbox pictures={pictures} start={start} onClose={close} /> };
}
