import { failureMessage } from '@portico/shared/api';
import { TABLE_COLUMNS, TABLE_KINDS, type TableKind } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { type CsvRecord, csvFile, saveFile, useArchiveDownload } from '@portico/shared/patterns';
import { Button, Cluster, color, Field, Notice, SectionHeader, Select, spacing } from '@portico/shared/ui';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useExportRowsMutation } from './import.api.ts';
import { geoJsonFile } from './table-file.ts';

type Format = 'csv' | 'geojson';

/** Downloads a table of the site, and the archive of all of it. */
export function ExportSection() {
  const { t } = useMessages();
  const titleId = useId();
  const [kind, setKind] = useState<TableKind>('towns');
  const { save, format, read, failure } = useTableDownload(kind);
  const archive = useArchiveDownload('/api/console/archive');
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('export.title')} text={t('export.text')} />
      <div css={panel}>
        <Field label={t('import.kind')}>
          <Select
            value={kind}
            disabled={format !== undefined}
            onChange={({ target }) => setKind(target.value as TableKind)}
          >
            {TABLE_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`import.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        {failure === undefined ? null : (
          <Notice tone="danger" title={t('export.failed')}>
            {failureMessage(failure)}
          </Notice>
        )}
        <Cluster gap={3}>
          {(['csv', 'geojson'] as const).map((one) => (
            <Button
              key={one}
              variant="secondary"
              icon={<Download size={18} aria-hidden="true" />}
              loading={format === one}
              aria-disabled={format !== undefined || undefined}
              onClick={() => void save(one)}
            >
              {t(`export.${one}`)}
            </Button>
          ))}
          <span role="status" css={{ color: color.inkMuted }}>
            {format ? t('export.read', { number: groupedNumber(read) }) : ''}
          </span>
        </Cluster>
      </div>
      <div css={[panel, { marginBlockStart: spacing[4] }]}>
        <p css={{ color: color.inkMuted }}>{t('export.archiveText')}</p>
        {archive.failure === undefined ? null : (
          <Notice tone="danger" title={t('export.failed')}>
            {failureMessage(archive.failure)}
          </Notice>
        )}
        <Cluster gap={3}>
          <Button
            variant="secondary"
            icon={<Download size={18} aria-hidden="true" />}
            loading={archive.isLoading}
            onClick={() => void archive.save()}
          >
            {t('export.archive')}
          </Button>
          <span role="status" css={{ color: color.inkMuted }}>
            {archive.isLoading
              ? archive.received > 0
                ? t('export.megabytes', { number: Math.round(archive.received / 100_000) / 10 })
                : t('export.writing')
              : ''}
          </span>
        </Cluster>
      </div>
    </section>
  );
}

/** Reads a table page by page. After a failure, the next attempt goes on from there. */
function useTableDownload(kind: TableKind) {
  const [exportRows] = useExportRowsMutation();
  const [format, setFormat] = useState<Format>();
  const [failure, setFailure] = useState<unknown>();
  const [reading, setReading] = useState<{ kind: TableKind; rows: CsvRecord[]; next?: string | undefined }>();

  async function save(wanted: Format): Promise<void> {
    setFormat(wanted);
    setFailure(undefined);
    let rows = reading?.kind === kind ? reading.rows : [];
    let next = reading?.kind === kind ? reading.next : undefined;
    for (let isFirst = true; isFirst || next !== undefined; isFirst = false) {
      const { data, error } = await exportRows({ kind, after: next });
      if (!data) {
        setFormat(undefined);
        return setFailure(error);
      }
      rows = [...rows, ...data.rows];
      ({ next } = data);
      setReading({ kind, rows, next });
    }
    const file = wanted === 'csv' ? await csvFile(rows, TABLE_COLUMNS[kind]) : geoJsonFile(rows);
    saveFile(file, `${kind}.${wanted}`);
    setReading(undefined);
    setFormat(undefined);
  }

  return { save, format, read: reading?.rows.length ?? 0, failure };
}
