import { failureMessage, isApiError } from '@portico/shared/api';
import { TABLE_COLUMNS, TABLE_KINDS } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { csvFile, saveFile, useConfirmUnload } from '@portico/shared/patterns';
import {
  Button,
  Cluster,
  color,
  Field,
  fontSizes,
  media,
  Notice,
  progressBarStyles,
  SectionHeader,
  Select,
  spacing,
} from '@portico/shared/ui';
import { FileDown } from 'lucide-react';
import { useId, useState } from 'react';
import { FileInput } from '../../forms/FileInput.tsx';
import { panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { FOREIGN_SOURCES, type ForeignSource } from './foreign-files.ts';
import { type ImportSource, kindOf, readTable, type TableFile } from './table-file.ts';
import { type BadRow, type ImportRun, useImport } from './use-import.ts';

/** Rows shown of a file, and bad rows at first. */
const ROWS_SHOWN = 5;
const BAD_ROWS_SHOWN = 50;

/** Names of products, which are not translated. */
const FOREIGN_NAMES: Record<ForeignSource, string> = {
  google: 'Google Business Profile',
  wordpress: 'WordPress',
  schema: 'schema.org',
};

/** Imports a table: a preview, a dry run that names each bad row, and the import with its progress. */
export function ImportSection() {
  const { t } = useMessages();
  const titleId = useId();
  const [source, setSource] = useState<ImportSource>('towns');
  const kind = kindOf(source);
  const [file, setFile] = useState<File>();
  const [table, setTable] = useState<TableFile>();
  const { run, isRunning, start, resume, clear } = useImport();
  const isUnfinished = run !== undefined && !run.dryRun && run.done < run.total;
  useConfirmUnload(isUnfinished);

  async function read(next: File | undefined, nextSource: ImportSource): Promise<void> {
    clear();
    setFile(next);
    setTable(undefined);
    if (next) setTable(await readTable(next, nextSource));
  }
  const rows = table?.kind === 'table' ? table.rows : [];
  const isReady = rows.length > 0 && !isRunning;

  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('import.heading')} text={t('import.text')} />
      <div css={panel}>
        <div
          css={{
            display: 'grid',
            gap: spacing[4],
            alignItems: 'end',
            [media.tabletUp]: { gridTemplateColumns: '1fr 2fr auto' },
          }}
        >
          <Field label={t('import.kind')}>
            <Select
              value={source}
              disabled={isRunning}
              onChange={({ target }) => {
                const next = target.value as ImportSource;
                setSource(next);
                void read(file, next);
              }}
            >
              {TABLE_KINDS.map((one) => (
                <option key={one} value={one}>
                  {t(`import.${one}`)}
                </option>
              ))}
              <optgroup label={t('import.elsewhere')}>
                {FOREIGN_SOURCES.map((one) => (
                  <option key={one} value={one}>
                    {FOREIGN_NAMES[one]}
                  </option>
                ))}
              </optgroup>
            </Select>
          </Field>
          <Field label={t('import.file')}>
            <FileInput
              accept=".csv,.json,.jsonld,.geojson,.xml,text/csv,application/geo+json,application/json,text/xml"
              disabled={isRunning}
              fileName={file?.name}
              onChange={({ target }) => void read(target.files?.[0], source)}
            />
          </Field>
          <div css={{ [media.tabletUp]: { marginBlockEnd: 6 } }}>
            <Button
              variant="quiet"
              icon={<FileDown size={18} aria-hidden="true" />}
              onClick={async () => saveFile(await csvFile([], TABLE_COLUMNS[kind]), `${kind}.csv`)}
            >
              {t('import.template')}
            </Button>
          </div>
        </div>
        <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
          {source === kind ? t('import.hint') : t(`import.${source}Hint`)}
        </p>
        {table ? <Reading table={table} /> : null}
        {run ? <Progress run={run} isRunning={isRunning} onResume={resume} /> : null}
        <Cluster gap={3} justify="end">
          <Button
            variant="secondary"
            aria-disabled={!isReady || undefined}
            onClick={() => start({ kind, rows }, true)}
          >
            {t('import.dryRun')}
          </Button>
          <Button aria-disabled={!isReady || undefined} onClick={() => start({ kind, rows }, false)}>
            {t('import.import')}
          </Button>
        </Cluster>
      </div>
    </section>
  );
}

/** What was read from the file. */
function Reading({ table }: { table: TableFile }) {
  const { t } = useMessages();
  if (table.kind === 'empty') return <Notice tone="warning">{t('import.empty')}</Notice>;
  if (table.kind === 'broken') {
    return (
      <Notice tone="danger" title={t('import.broken')}>
        {table.row === undefined ? null : t('import.row', { row: String(table.row) })}
      </Notice>
    );
  }
  const { rows, unknownColumns, repeated } = table;
  const columns = Object.keys(rows[0]?.cells ?? {});
  return (
    <div css={{ display: 'grid', gap: spacing[4], minInlineSize: 0 }}>
      {unknownColumns.length > 0 ? (
        <Notice tone="warning">
          {t('import.unknownColumns')} <bdi>{unknownColumns.join(', ')}</bdi>
        </Notice>
      ) : null}
      {repeated.length > 0 ? (
        <Notice tone="warning" title={t('import.repeated')}>
          <ul role="list">
            {repeated.slice(0, BAD_ROWS_SHOWN).map(({ row, first }) => (
              <li key={row}>{t('import.repeatedRow', { row: String(row), first: String(first) })}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <div css={{ overflowX: 'auto' }}>
        <table css={{ borderCollapse: 'collapse', fontSize: fontSizes.sm, minInlineSize: '100%' }}>
          <caption css={{ textAlign: 'start', color: color.inkMuted, paddingBlockEnd: spacing[2] }}>
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
      </div>
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

function Progress({
  run,
  isRunning,
  onResume,
}: {
  run: ImportRun;
  isRunning: boolean;
  onResume: () => void;
}) {
  const { t } = useMessages();
  const { dryRun, done, total, counts, bad, failure } = run;
  const isOffline = isApiError(failure) && failure.kind === 'offline';
  const numbers = Object.fromEntries(
    Object.entries(counts).map(([result, count]) => [result, groupedNumber(count)]),
  );
  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      {isRunning || failure !== undefined ? (
        <div css={{ display: 'grid', gap: spacing[2] }}>
          <progress
            aria-label={t(dryRun ? 'import.checking' : 'import.importing')}
            value={done}
            max={total}
            css={progressBarStyles}
          />
          <span role="status" css={{ color: color.inkMuted }}>
            {t('import.progress', { done: groupedNumber(done), total: groupedNumber(total) })}
          </span>
        </div>
      ) : null}
      {failure === undefined ? null : (
        <Notice
          tone="danger"
          title={t('import.stopped')}
          action={
            <Button size="sm" variant="secondary" onClick={onResume}>
              {t('import.resume')}
            </Button>
          }
        >
          {isOffline ? t('import.offline') : failureMessage(failure)}
        </Notice>
      )}
      {done === total ? (
        <Notice
          tone={counts.invalid > 0 ? 'warning' : 'success'}
          title={t(dryRun ? 'import.wouldBe' : 'import.imported')}
        >
          {t('import.counts', numbers)}
        </Notice>
      ) : null}
      {bad.length > 0 ? <BadRows bad={bad} /> : null}
    </div>
  );
}

function BadRows({ bad }: { bad: readonly BadRow[] }) {
  const { t } = useMessages();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? bad : bad.slice(0, BAD_ROWS_SHOWN);
  return (
    <div css={{ display: 'grid', gap: spacing[3] }}>
      <h3 css={{ fontSize: fontSizes.md }}>{t('import.badRows')}</h3>
      <ul role="list" css={{ display: 'grid', gap: spacing[2] }}>
        {shown.map(({ row, problems }) => (
          <li key={row} css={{ display: 'grid', gap: 2 }}>
            <span css={{ fontWeight: 'var(--font-medium)' }}>{t('import.row', { row: String(row) })}</span>
            {problems.map(({ column, text }) => (
              <span key={`${column} ${text}`} css={{ color: color.inkMuted }}>
                {column ? <bdi css={{ color: color.ink }}>{column}</bdi> : null}
                {column ? ': ' : ''}
                {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {shown.length < bad.length ? (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
            {t('import.moreBad', { number: groupedNumber(bad.length - shown.length) })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
