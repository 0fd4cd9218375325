import { useText } from '@portico/shared/platform';
import type { EditorProps } from '../../editing/editor-props.ts';
import { OrderEditor } from '../../editing/sortable/OrderEditor.tsx';
import { withoutAddresses } from '../../editing/taken-picture.ts';

/** The order of the gallery. The cover stays first and is not listed. [AMBIG-14] */
export function GalleryEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  return (
    <OrderEditor
      {...props}
      title={t('editors.gallery.title')}
      hint={t('sortable.hint')}
      entriesOf={({ galleryImages = [] }) => galleryImages.slice(1)}
      changes={(items, { galleryImages = [] }) => ({
        galleryImages: [...galleryImages.slice(0, 1), ...items].map(withoutAddresses),
      })}
    />
  );
}
