import { failureMessage } from '@portico/shared/api';
import type { FiguresQuery, FigureTable } from '@portico/shared/contracts';
import { saveFile } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { Button } from '@portico/shared/ui';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useLazyConsoleFiguresCsvQuery } from './figures.api.ts';

/** Saves a table of the shown period as a CSV file. `labelledBy` is the id of the heading of what it saves. */
export function SaveTableButton({
  query,
  table,
  labelledBy,
}: {
  query: FiguresQuery;
  table: FigureTable;
  labelledBy?: string;
}) {
  const { t } = useMessages();
  const notify = useNotify();
  const id = useId();
  const [read, { isFetching }] = useLazyConsoleFiguresCsvQuery();

  async function save(): Promise<void> {
    const { data, error } = await read({ ...query, table });
    if (data === undefined) {
      notify({ tone: 'danger', text: `${t('figures.notExported')}: ${failureMessage(error)}` });
      return;
    }
    // Reading the response as text has removed the mark without which Excel does not read it as UTF-8.
    saveFile(
      new Blob(['\uFEFF', data], { type: 'text/csv;charset=utf-8' }),
      `${table}-${query.from}-${query.to}.csv`,
    );
  }

  return (
    <Button
      id={id}
      variant="secondary"
      size="sm"
      aria-labelledby={labelledBy ? `${id} ${labelledBy}` : undefined}
      icon={<Download size={18} aria-hidden="true" />}
      loading={isFetching}
      onClick={() => void save()}
    >
      {t('figures.export')}
    </Button>
  );
}
