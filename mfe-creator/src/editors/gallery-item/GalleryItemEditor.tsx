import { asCover, type GeoPosition } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { fontSizes, Notice } from '@portico/shared/ui';
import { useState } from 'react';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { withoutAddresses } from '../../editing/taken-picture.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';
import { withEntry } from '../../editing/with-entry.ts';
import { firstPosition } from '../../images/photo-position.ts';
import { locationDraft, pinAt, pinOf } from '../location/location-draft.ts';
import { GalleryItemFields } from './GalleryItemFields.tsx';
import { type GalleryItemDraft, itemProblems, sentItem } from './gallery-item.ts';
import { ManyPictures } from './ManyPictures.tsx';
import { PhotoPosition } from './PhotoPosition.tsx';

/**
 * Edits a gallery item or adds one, or adds several pictures at once. [EDIT-11, GAL-03, OPEN-11, VAL-08, VAL-09,
 * CROP-10]
 */
export function GalleryItemEditor(props: EditorProps) {
  const { portal, index } = props;
  const { t } = useText('mfe-creator');
  const [isSendingOne, setSendingOne] = useState(false);
  const [isSendingMany, setSendingMany] = useState(false);
  const isAdding = index === undefined;
  // The first item is the cover, also in an empty gallery.
  const isCover = index === 0 || (isAdding && !portal.galleryImages?.length);
  const editing = usePortalForm<GalleryItemDraft>(props, {
    part: `galleryImages.${index ?? portal.galleryImages?.length ?? 0}`,
    start: ({ galleryImages = [] }) => {
      const item = (isAdding ? undefined : galleryImages[index]) ?? { type: 'picture' };
      return { item: isCover ? asCover(item) : item, added: [], position: undefined };
    },
    changes: ({ item, added, position }, { galleryImages = [], location }) => {
      const stored = galleryImages.map(withoutAddresses);
      return {
        ...(position ? { location: { ...location, ...pinAt(position) } } : {}),
        galleryImages:
          added.length > 0
            ? [...stored, ...added.map(withoutAddresses)]
            : withEntry(stored, index, sentItem(item)),
      };
    },
    problems: ({ item, added }, _language, { galleryImages = [] }) =>
      added.length > 0 ? [] : itemProblems(item, index === undefined ? undefined : galleryImages[index]),
  });
  const { draft, edit } = editing;
  const hasPosition = pinOf(locationDraft(portal)) !== undefined;
  const [offered, setOffered] = useState<GeoPosition>();
  /** Only for a page without a location: a photo of the dish may be from elsewhere. */
  const readPosition = (files: readonly File[]) => {
    if (hasPosition || offered) return;
    void firstPosition(files).then(setOffered, () => undefined);
  };
  const hasMany = draft.added.length > 0;
  return (
    <EditorDialog
      title={isAdding ? t('editors.gallery-item.add') : t('editors.gallery-item.title')}
      editing={editing}
      texts={hasMany ? undefined : [draft.item.title, draft.item.description]}
      size="lg"
      isWaiting={isSendingOne || isSendingMany}
    >
      {isAdding && isCover ? <Notice>{t('editors.gallery-item.becomesCover')}</Notice> : null}
      {isAdding && !isCover ? (
        <ManyPictures
          portalId={portal._id}
          value={draft.added}
          onAdd={(item) => edit((now) => ({ added: [...now.added, item] }))}
          onRemove={(item) => edit((now) => ({ added: now.added.filter((other) => other !== item) }))}
          onBusyChange={setSendingMany}
          onChosen={readPosition}
        />
      ) : null}
      <div role="status" css={{ '&:empty': { display: 'none' } }}>
        {offered ? (
          <PhotoPosition
            position={offered}
            isUsed={draft.position !== undefined}
            onUse={(isUsed) => edit({ position: isUsed ? offered : undefined })}
          />
        ) : null}
      </div>
      {isAdding && !isCover && !hasMany ? (
        <h3 css={{ fontSize: fontSizes.md }}>{t('editors.gallery-item.one')}</h3>
      ) : null}
      {hasMany ? null : (
        <GalleryItemFields
          editing={editing}
          isCover={isCover}
          onBusyChange={setSendingOne}
          onChosen={(file) => readPosition([file])}
        />
      )}
    </EditorDialog>
  );
}
