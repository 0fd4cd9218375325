import type { GalleryItem } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Notice } from '@portico/shared/ui';
import { useState } from 'react';
import { EditorDialog } from '../EditorDialog.tsx';
import type { EditorProps } from '../editor-props.ts';
import { withoutAddresses } from '../taken-picture.ts';
import { useEditing } from '../use-editing.ts';
import { withEntry } from '../with-entry.ts';
import { GalleryItemFields } from './GalleryItemFields.tsx';
import { itemProblems, sentItem } from './gallery-item.ts';
import { ManyPictures } from './ManyPictures.tsx';

/**
 * An item of the gallery, a new one or one of the page's, or several new pictures at once.
 * [EDIT-11, GAL-03, OPEN-11, VAL-08, VAL-09, CROP-10]
 */
export function GalleryItemEditor(props: EditorProps) {
  const { portal, index } = props;
  const { t } = useText('mfe-creator');
  const [isSendingOne, setSendingOne] = useState(false);
  const [isSendingMany, setSendingMany] = useState(false);
  const editing = useEditing<{ item: GalleryItem; added: readonly GalleryItem[] }>(props, {
    start: ({ galleryImages = [] }) => ({
      item: (index === undefined ? undefined : galleryImages[index]) ?? { type: 'picture' },
      added: [],
    }),
    changes: ({ item, added }, { galleryImages = [] }) => {
      const kept = galleryImages.map(withoutAddresses);
      return {
        galleryImages:
          added.length > 0
            ? [...kept, ...added.map(withoutAddresses)]
            : withEntry(kept, index, sentItem(item)),
      };
    },
    problems: ({ item, added }, _language, { galleryImages = [] }) =>
      added.length > 0 ? [] : itemProblems(item, index === undefined ? undefined : galleryImages[index]),
  });
  const { draft, edit } = editing;
  const isAdding = index === undefined;
  const hasMany = draft.added.length > 0;
  return (
    <EditorDialog
      title={isAdding ? t('editors.gallery-item.add') : t('editors.gallery-item.title')}
      editing={editing}
      texts={hasMany ? undefined : [draft.item.title, draft.item.description]}
      size="lg"
      isWaiting={isSendingOne || isSendingMany}
    >
      {isAdding && !portal.galleryImages?.length ? (
        <Notice>{t('editors.gallery-item.becomesCover')}</Notice>
      ) : null}
      {hasMany ? null : (
        <GalleryItemFields editing={editing} isCover={index === 0} onBusyChange={setSendingOne} />
      )}
      {isAdding ? (
        <ManyPictures
          portalId={portal._id}
          value={draft.added}
          onAdd={(item) => edit((now) => ({ added: [...now.added, item] }))}
          onRemove={(item) => edit((now) => ({ added: now.added.filter((kept) => kept !== item) }))}
          onBusyChange={setSendingMany}
        />
      ) : null}
    </EditorDialog>
  );
}
