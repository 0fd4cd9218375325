import { useText } from '@portico/shared/platform';
import { useState } from 'react';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';
import { PictureField } from '../../images/PictureField.tsx';

/** The picture of the page's card: always square, replaced but never removed. [EDIT-22] */
export function ThumbnailEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const [isBusy, setBusy] = useState(false);
  const editing = usePortalForm(props, {
    start: ({ mainImageId, imageURL }) => ({ mainImageId, imageURL }),
    changes: ({ mainImageId }) => ({ mainImageId }),
  });
  const { draft, edit } = editing;
  return (
    <EditorDialog title={t('editors.thumbnail.title')} editing={editing} isWaiting={isBusy}>
      <PictureField
        label={t('editors.thumbnail.picture')}
        hint={t('editors.thumbnail.hint')}
        portalId={props.portal._id}
        value={draft}
        aspect="1:1"
        aspects={['1:1']}
        onBusyChange={setBusy}
        onChange={(picture) =>
          picture && edit({ mainImageId: picture.mainImageId, imageURL: picture.imageURL })
        }
      />
    </EditorDialog>
  );
}
