import { arrangeGallery } from '@portico/shared/domain';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';
import { GalleryList } from './GalleryList.tsx';
import { type GalleryView, galleryViews } from './gallery-view.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import { ViewToggle } from './ViewToggle.tsx';

/** Pictures and videos, as a list or as a photo grid. [GAL-01, GAL-05] */
export function GalleryBlock({ portal, isEditor, isHidden, clock }: BlockProps) {
  const { t } = useWords();
  const [view, setView] = useState<GalleryView>('list');
  const arrangement = arrangeGallery(portal.galleryImages, clock.now, isEditor);
  if (arrangement.all.length === 0) return null;
  const shared = { clock, portalId: portal._id };
  return (
    <BlockFrame
      title={t('gallery.title')}
      isHidden={isHidden}
      aside={
        <ViewToggle views={galleryViews(isEditor)} isEditor={isEditor} current={view} onChange={setView} />
      }
    >
      {view === 'list' ? (
        <GalleryList arrangement={arrangement} {...shared} />
      ) : (
        <PhotoGrid entries={arrangement.all} form={view} {...shared} />
      )}
    </BlockFrame>
  );
}
