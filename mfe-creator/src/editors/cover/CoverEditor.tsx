import { asCover, coverOf } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { useState } from 'react';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { takenPicture, withoutAddresses } from '../../editing/taken-picture.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';
import { PictureField } from '../../images/PictureField.tsx';

/** The cover, which is the first gallery image: 16:9, replaced but never removed. [AMBIG-14, CROP-10] */
export function CoverEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const [isBusy, setBusy] = useState(false);
  const editing = usePortalForm(props, {
    start: ({ galleryImages }) => ({ cover: coverOf(galleryImages) }),
    changes: ({ cover }, { galleryImages = [] }) =>
      cover ? { galleryImages: [cover, ...galleryImages.slice(1)].map(withoutAddresses) } : {},
  });
  const { draft, edit } = editing;
  return (
    <EditorDialog title={t('editors.cover.title')} editing={editing} isWaiting={isBusy}>
      <PictureField
        label={t('editors.cover.picture')}
        hint={t('editors.cover.hint')}
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
