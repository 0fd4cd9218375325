import { failureMessage } from '@portico/shared/api';
import type { Catalog } from '@portico/shared/contracts';
import { csvFile, saveFile } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { Button } from '@portico/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { useLazyAllProductsQuery } from '../catalog-edit.api.ts';

/** Exports all products of a catalogue as a CSV file. [OPEN-08] */
export function ExportButton({ catalog }: { catalog: Catalog }) {
  const { t } = useMessages();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [fetchAll] = useLazyAllProductsQuery();

  async function save() {
    setBusy(true);
    try {
      const { data, error } = await fetchAll({ catalogId: catalog._id, portalId: catalog.portalId });
      if (!data) return notify({ tone: 'danger', text: failureMessage(error) });
      const { PRODUCT_COLUMNS, recordOf } = await import(/* webpackChunkName: "csv" */ './product-rows.ts');
      saveFile(await csvFile(data.map(recordOf), PRODUCT_COLUMNS), `${catalog.ref}.csv`);
    } catch {
      notify({ tone: 'danger', text: t('csv.notLoaded') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      loading={isBusy}
      onClick={() => void save()}
    >
      {t('csv.export')}
    </Button>
  );
}
