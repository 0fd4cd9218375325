import type { Portal } from '@portico/shared/contracts';
import { ConfirmDelete } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { IconButton } from '@portico/shared/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useDeleteLabels } from '../use-delete-labels.ts';
import { useQuickSave } from './use-quick-save.ts';

/** Deletes an entry of the gallery or of the links, after a confirmation. [EDIT-20, EDIT-27, T-22] */
export function DeleteEntry(props: {
  portal: Portal;
  list: 'galleryImages' | 'links';
  index: number;
  entryName: string;
}) {
  const { portal, list, index } = props;
  const { t } = useText('mfe-creator');
  const deleteLabels = useDeleteLabels();
  const entryName = props.entryName || t('tools.unnamed');
  const [isConfirming, setIsConfirming] = useState(false);
  const save = useQuickSave(portal);

  function remove() {
    setIsConfirming(false);
    void save((shown) => ({ [list]: (shown[list] ?? []).filter((_, place) => place !== index) }));
  }
  return (
    <>
      <IconButton
        variant="secondary"
        label={t('tools.deleteEntry', { name: entryName })}
        onClick={() => setIsConfirming(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      {createPortal(
        <ConfirmDelete
          open={isConfirming}
          labels={deleteLabels}
          itemName={entryName}
          onConfirm={remove}
          onCancel={() => setIsConfirming(false)}
        />,
        document.body,
      )}
    </>
  );
}
