import { failureMessage } from '@portico/shared/api';
import type { Catalog } from '@portico/shared/contracts';
import { ConfirmDelete } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { Button, color } from '@portico/shared/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useDeleteCatalogMutation } from './catalog-edit.api.ts';
import { useDeleteLabels } from './use-delete-labels.ts';

/** A button that deletes the catalogue after a confirmation. */
export function DeleteCatalog({ catalog, onDeleted }: { catalog: Catalog; onDeleted: () => void }) {
  const { t, localize } = useMessages();
  const deleteLabels = useDeleteLabels();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeleteCatalogMutation();

  async function confirm() {
    const { error } = await remove({ id: catalog._id, portalId: catalog.portalId });
    setAsking(false);
    if (error) return notify({ tone: 'danger', text: failureMessage(error), detail: t('form.failed') });
    notify({ tone: 'success', text: t('edit.catalogDeleted') });
    onDeleted();
  }

  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => setAsking(true)}
        css={{ color: color.danger, marginInlineStart: 'auto' }}
      >
        {t('edit.deleteCatalog')}
      </Button>
      <ConfirmDelete
        open={isAsking}
        labels={deleteLabels}
        itemName={localize(catalog.name)}
        busy={isLoading}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {t('edit.deleteCatalogText', { count: catalog.products.length })}
      </ConfirmDelete>
    </>
  );
}
