import { useProgressiveRender } from '@portico/shared/patterns';
import { useDeferredValue, useState } from 'react';
import { PHOTOS_OF_BATCH, PhotoGrid } from '../../gallery-items/PhotoGrid.tsx';
import { useLightbox } from '../../lightbox/use-lightbox.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';
import { NothingYet } from '../NothingYet.tsx';
import { GalleryList } from './GalleryList.tsx';
import { type GalleryView, galleryViews } from './gallery-view.ts';
import { useArrangement } from './use-arrangement.ts';
import { ViewToggle } from './ViewToggle.tsx';

/** Pictures and videos as a list or a photo grid; each picture opens in a lightbox. [GAL-01, GAL-05] */
export function GalleryBlock({ portal, isEditor, isHidden, clock }: BlockProps) {
  const { t } = useMessages();
  const [view, setView] = useState<GalleryView>('list');
  // Deferred, so that the toggle responds before hundreds of pictures rerender.
  const shown = useDeferredValue(view);
  const arrangement = useArrangement(portal, clock.now, isEditor);
  const rendered = useProgressiveRender({
    key: shown,
    first: PHOTOS_OF_BATCH,
    step: PHOTOS_OF_BATCH,
    total: arrangement.all.length,
  });
  const { onOpen, lightbox } = useLightbox(arrangement.all, portal._id);
  const isEmpty = arrangement.all.length === 0;
  if (isEmpty && !isEditor) return null;
  const shared = { clock, portalId: portal._id, onOpen };
  return (
    <BlockFrame
      part="gallery"
      title={t('gallery.title')}
      isHidden={isHidden}
      isEmpty={isEmpty}
      aside={
        isEmpty ? null : (
          <ViewToggle views={galleryViews(isEditor)} isEditor={isEditor} current={view} onChange={setView} />
        )
      }
    >
      {isEmpty ? <NothingYet /> : null}
      {shown === 'list' ? (
        <GalleryList arrangement={arrangement} {...shared} />
      ) : (
        <PhotoGrid entries={arrangement.all} rendered={rendered} form={shown} {...shared} />
      )}
      {lightbox}
    </BlockFrame>
  );
}
