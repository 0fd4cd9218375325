import { failureMessage, isApiError } from '@portico/shared/api';
import { MAX_PRODUCTS_OF_BATCH } from '@portico/shared/contracts';

import { useNotify } from '@portico/shared/platform';
import { Button, Dialog, Notice, Spinner, spacing, useDeferredClose } from '@portico/shared/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCreateProductsMutation } from '../catalog-edit.api.ts';
import { type CsvTable, readCsv } from './csv-file.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { hasNameColumn, PRODUCT_COLUMNS, type ProductRow, rowOf } from './product-rows.ts';

/** Result of reading the selected file. */
type Reading =
  | { kind: 'reading' }
  | { kind: 'unusable'; message: string }
  | { kind: 'rows'; rows: ProductRow[]; ignored: string[] };

/**
 * Previews an import before anything is sent: the number of products, and the problems by line. All lines are imported,
 * or none. [OPEN-08]
 */
export function ImportDialog(props: { file: Blob; catalogId: string; onClose: () => void }) {
  const { file, catalogId, onClose } = props;
  const { t } = useMessages();
  const notify = useNotify();
  const { isClosing, close } = useDeferredClose(onClose);
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  const [create, { isLoading, error }] = useCreateProductsMutation();

  useEffect(() => {
    let isCurrent = true;
    readCsv(file).then(
      (table) => isCurrent && setReading(readingOf(table, t)),
      () => isCurrent && setReading({ kind: 'unusable', message: t('csv.unreadable') }),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, t]);

  const rows = reading.kind === 'rows' ? reading.rows : [];
  const wrong = rows.filter(({ problems }) => problems.length > 0).length;
  const isReady = rows.length > 0 && wrong === 0;

  async function add() {
    if (!isReady || isLoading) return;
    const { data } = await create({ catalogId, products: rows.map(({ product }) => product) });
    if (!data) return;
    notify({ tone: 'success', text: t('csv.added', { count: data.length }) });
    close();
  }

  return (
    <Dialog
      open={!isClosing}
      onClose={close}
      title={t('csv.title')}
      closeLabel={t('form.close')}
      size="lg"
      busy={isLoading}
      closesOnBackdrop={false}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button
            aria-disabled={!isReady || undefined}
            loading={isLoading}
            loadingLabel={t('form.saving')}
            onClick={() => void add()}
          >
            {t('csv.add', { count: rows.length })}
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing[4] }}>
        {reading.kind === 'reading' ? <Spinner label={t('csv.reading')} /> : null}
        {reading.kind === 'unusable' ? (
          <Notice tone="danger" title={reading.message}>
            {t('csv.columns', { columns: PRODUCT_COLUMNS.join(', ') })}
          </Notice>
        ) : null}
        {error ? (
          <Notice tone="danger" title={<bdi>{failureMessage(error)}</bdi>}>
            {refusedLine(error) === undefined
              ? t('csv.nothingAdded')
              : t('csv.refused', { line: refusedLine(error) ?? 0 })}
          </Notice>
        ) : null}
        {reading.kind === 'rows' ? (
          <ImportPreview rows={reading.rows} ignored={reading.ignored} wrong={wrong} />
        ) : null}
      </div>
    </Dialog>
  );
}

function readingOf(table: CsvTable, t: (key: string, values?: Record<string, number>) => string): Reading {
  const unusable = (message: string): Reading => ({ kind: 'unusable', message });
  if (table.kind === 'broken') {
    return unusable(table.line === undefined ? t('csv.unreadable') : t('csv.broken', { line: table.line }));
  }
  const { columns, records } = table;
  if (!hasNameColumn(columns)) return unusable(t('csv.noNames'));
  if (records.length === 0) return unusable(t('csv.empty'));
  if (records.length > MAX_PRODUCTS_OF_BATCH) {
    return unusable(t('csv.tooMany', { most: MAX_PRODUCTS_OF_BATCH, count: records.length }));
  }
  const ignored = columns.filter((column) => !PRODUCT_COLUMNS.includes(column));
  return { kind: 'rows', rows: records.map(rowOf), ignored };
}

/** Line of the file that the server refused, counted from 2 after the header; undefined if the error names none. */
function refusedLine(error: unknown): number | undefined {
  const details = isApiError(error) && error.kind === 'status' ? error.details : undefined;
  const row = /^body\.data\.products\.(\d+)/.exec(details?.[0]?.path ?? '')?.[1];
  return row === undefined ? undefined : Number(row) + 2;
}
