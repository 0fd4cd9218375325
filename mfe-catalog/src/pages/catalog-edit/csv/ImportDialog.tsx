import { failureMessage } from '@portico/shared/api';
import { MAX_PRODUCTS_OF_BATCH } from '@portico/shared/contracts';
import { type CsvTable, detailsOf, readCsv } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { Button, Dialog, Notice, Spinner, spacing, useDeferredClose } from '@portico/shared/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCreateProductsMutation } from '../catalog-edit.api.ts';
import { ImportPreview } from './ImportPreview.tsx';
import {
  columnOf,
  hasNameColumn,
  isProductColumn,
  type NumberedRow,
  PRODUCT_COLUMNS,
  rowOf,
} from './product-rows.ts';

/** Result of reading the selected file. */
type Reading =
  | { kind: 'reading' }
  | { kind: 'unusable'; message: string }
  | { kind: 'rows'; rows: NumberedRow[]; ignored: string[] };

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
  const refused = refusedCells(error, rows);
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
          <Notice
            tone="danger"
            title={
              refused[0] ? t('csv.refused', { line: refused[0].line }) : <bdi>{failureMessage(error)}</bdi>
            }
          >
            {refused.length === 0 ? (
              t('csv.nothingAdded')
            ) : (
              <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
                {refused.map((cell) => (
                  <li key={`${cell.line}.${cell.column}`}>{t('csv.refusedCell', { ...cell })}</li>
                ))}
              </ul>
            )}
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
  const { columns, records, lines } = table;
  if (!hasNameColumn(columns)) return unusable(t('csv.noNames'));
  if (records.length === 0) return unusable(t('csv.empty'));
  if (records.length > MAX_PRODUCTS_OF_BATCH) {
    return unusable(t('csv.tooMany', { most: MAX_PRODUCTS_OF_BATCH, count: records.length }));
  }
  const ignored = columns.filter((column) => !isProductColumn(column));
  return {
    kind: 'rows',
    rows: records.map((record, index) => ({ ...rowOf(record), line: lines[index] ?? 0 })),
    ignored,
  };
}

/** The cells that the server refused, each with its first mistake. */
function refusedCells(
  error: unknown,
  rows: readonly NumberedRow[],
): { line: number; column: string; problem: string }[] {
  const cells = detailsOf(error).flatMap(({ path, message, text = message }) => {
    const [, row, field] = /^body\.data\.products\.(\d+)\.(.+)$/.exec(path) ?? [];
    const line = rows[Number(row)]?.line;
    return line === undefined || field === undefined
      ? []
      : [{ line, column: columnOf(field), problem: text }];
  });
  return cells.filter(
    ({ line, column }, index) =>
      cells.findIndex((cell) => cell.line === line && cell.column === column) === index,
  );
}
