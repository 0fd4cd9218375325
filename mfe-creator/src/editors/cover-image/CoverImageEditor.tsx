import { asCover, coverOf } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { useState } from 'react';
import { PictureField } from '../../images/PictureField.tsx';
import { EditorDialog } from '../EditorDialog.tsx';
import type { EditorProps } from '../editor-props.ts';
import { takenPicture, withoutAddresses } from '../taken-picture.ts';
import { usePortalForm } from '../use-portal-form.ts';

/** The cover, the gallery's first image: 16:9, replaced and never taken away. [AMBIG-14, CROP-10] */
export function CoverImageEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const [isBusy, setBusy] = useState(false);
  const editing = usePortalForm(props, {
    start: ({ galleryImages }) => ({ cover: coverOf(galleryImages) }),
    changes: ({ cover }, { galleryImages = [] }) =>
      cover ? { galleryImages: [cover, ...galleryImages.slice(1)].map(withoutAddresses) } : {},
  });
  const { draft, edit } = editing;
  return (
    <EditorDialog title={t('editors.cover-image.title')} editing={editing} isWaiting={isBusy}>
      <PictureField
        label={t('editors.cover-image.picture')}
        hint={t('editors.cover-image.hint')}
        portalId={props.portal._id}
        value={draft.cover}
        aspect="16:9"
        aspects={['16:9']}
        onBusyChange={setBusy}
        onChange={(picture) =>
          picture && edit({ cover: asCover({ type: 'picture', ...draft.cover, ...takenPicture(picture) }) })
        }
      />
    </EditorDialog>
  );
}
