import { groupedNumber } from '@portico/shared/domain';
import { color, fontSizes, Notice, ScrollArea, spacing } from '@portico/shared/ui';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { repeatedIds } from './column-mapping.ts';
import type { TableFile, TableRow } from './table-row.ts';

const ROWS_SHOWN = 5;
const REPEATED_SHOWN = 50;

/** Why a file cannot be imported. */
export function FileProblem({ table }: { table: Exclude<TableFile, { kind: 'table' }> }) {
  const { t } = useMessages();
  if (table.kind === 'too-large') return <Notice tone="danger">{t('import.tooLarge')}</Notice>;
  if (table.kind === 'empty') return <Notice tone="warning">{t('import.empty')}</Notice>;
  return (
    <Notice tone="danger" title={t('import.broken')}>
      {table.row === undefined ? null : t('import.row', { row: String(table.row) })}
    </Notice>
  );
}

/** The first rows as they are imported, and what is odd about the rows. */
export function FilePreview({ rows }: { rows: readonly TableRow[] }) {
  const { t } = useMessages();
  const captionId = useId();
  const repeated = repeatedIds(rows);
  const columns = [...new Set(rows.slice(0, ROWS_SHOWN).flatMap(({ cells }) => Object.keys(cells)))];
  const hasIds = rows.some(({ cells }) => cells['id']?.trim());
  return (
    <div css={{ display: 'grid', gap: spacing[4], minInlineSize: 0 }}>
      {hasIds ? null : <Notice tone="warning">{t('import.noId')}</Notice>}
      {repeated.length > 0 ? (
        <Notice tone="warning" title={t('import.repeated')}>
          <ul role="list">
            {repeated.slice(0, REPEATED_SHOWN).map(({ row, first }) => (
              <li key={row}>{t('import.repeatedRow', { row: String(row), first: String(first) })}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <ScrollArea labelledBy={captionId}>
        <table css={{ borderCollapse: 'collapse', fontSize: fontSizes.sm, minInlineSize: '100%' }}>
          <caption
            id={captionId}
            css={{ textAlign: 'start', color: color.inkMuted, paddingBlockEnd: spacing[2] }}
          >
            {t('import.preview', { number: groupedNumber(rows.length) })}
          </caption>
          <thead>
            <tr>
              <th scope="col" css={cell}>
                {t('import.rowHeading')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" css={cell}>
                  <bdi>{column}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, ROWS_SHOWN).map(({ row, cells }) => (
              <tr key={row}>
                <th scope="row" css={cell}>
                  {row}
                </th>
                {columns.map((column) => (
                  <td key={column} css={cell}>
                    <bdi>{cells[column]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  );
}

const cell = {
  padding: `${spacing[1]} ${spacing[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  fontWeight: 'normal',
  'thead &': { fontWeight: 'var(--font-medium)' },
  maxInlineSize: '24ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
