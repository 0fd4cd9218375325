import { useText } from '@portico/shared/platform';
import type { EditorProps } from '../editor-props.ts';
import { OrderEditor } from '../sortable/OrderEditor.tsx';
import { withoutAddresses } from '../taken-picture.ts';

/** The order of the gallery; the cover stays first and is not among the rows. [AMBIG-14] */
export function GalleryOrderEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  return (
    <OrderEditor
      {...props}
      title={t('editors.gallery-order.title')}
      hint={t('sortable.hint')}
      entriesOf={({ galleryImages = [] }) => galleryImages.slice(1)}
      changes={(items, { galleryImages = [] }) => ({
        galleryImages: [...galleryImages.slice(0, 1), ...items].map(withoutAddresses),
      })}
    />
  );
}
