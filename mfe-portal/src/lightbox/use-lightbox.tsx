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
import { itemTarget } from '../gallery-items/item-target.ts';
import { pictureHref } from '../gallery-items/picture-href.ts';
import type { LightboxProps } from './Lightbox.tsx';

/** Opens an item in the lightbox; the event is the click on the picture's link. */
export type OpenPicture = (entry: GalleryEntry, event: MouseEvent<HTMLAnchorElement>) => void;

interface Opened {
  Lightbox: ComponentType<LightboxProps>;
  /** The pictures when it was opened: expired ones are not removed meanwhile. */
  pictures: readonly GalleryEntry[];
  start: number;
  opener: HTMLAnchorElement;
}

/**
 * The lightbox of a gallery. Its code loads with the first picture that is opened; if that fails, the link leads to the
 * picture, as without script.
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

  // A stable reference, so that hundreds of pictures do not rerender when one opens.
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

/** The items that open in the lightbox: pictures without another target. */
const picturesAmong = (entries: readonly GalleryEntry[], portalId?: string): GalleryEntry[] =>
  entries.filter(
    ({ item }) => itemTarget(item, portalId).kind === 'picture' && pictureHref(item) !== undefined,
  );
