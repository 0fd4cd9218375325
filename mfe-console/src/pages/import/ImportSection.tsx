import { failureMessage } from '@portico/shared/api';
import { TABLE_COLUMNS, TABLE_KINDS } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { csvFile, saveFile, useConfirmUnload } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import {
  Button,
  Cluster,
  color,
  Field,
  fontSizes,
  media,
  SectionHeader,
  Select,
  spacing,
} from '@portico/shared/ui';
import { FileDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { FileInput } from '../../forms/FileInput.tsx';
import { panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { type ColumnMapping, mapRows, offeredMapping, rememberedPart } from './column-mapping.ts';
import { FilePreview, FileProblem } from './FilePreview.tsx';
import { FOREIGN_SOURCES, type ForeignSource } from './foreign-files.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { useImportMappingsQuery, useSaveImportMappingMutation } from './import.api.ts';
import { ArchiveTooLarge, type PictureFiles, readPictures } from './picture-files.ts';
import { type ImportSource, kindOf, readTable } from './table-file.ts';
import type { TableFile, TableRow } from './table-row.ts';
import { useImport } from './use-import.ts';

/** Names of products, which are not translated. */
const FOREIGN_NAMES: Record<ForeignSource, string> = {
  google: 'Google Business Profile',
  wordpress: 'WordPress',
  schema: 'schema.org',
};

/** The pictures that were chosen, or why their archive cannot be read. */
type ChosenPictures = { kind: 'files'; files: PictureFiles } | { kind: 'too-large' } | { kind: 'broken' };

const NO_ROWS: readonly TableRow[] = [];

/** Imports a table: a preview, a dry run that names each bad row, and the import with its progress. */
export function ImportSection() {
  const { t } = useMessages();
  const titleId = useId();
  const [source, setSource] = useState<ImportSource>('towns');
  const kind = kindOf(source);
  const [file, setFile] = useState<File>();
  const [table, setTable] = useState<TableFile>();
  const [choices, setChoices] = useState<ColumnMapping>({});
  const [pictures, setPictures] = useState<ChosenPictures>();
  const { data: remembered } = useImportMappingsQuery();
  const [saveMapping] = useSaveImportMappingMutation();
  const notify = useNotify();
  const { run, isRunning, start, resume, clear } = useImport();
  const isUnfinished = run !== undefined && !run.dryRun && run.done < run.total;
  useConfirmUnload(isUnfinished);

  async function read(next: File | undefined, nextSource: ImportSource): Promise<void> {
    clear();
    setFile(next);
    setTable(undefined);
    setChoices({});
    if (next) setTable(await readTable(next, nextSource));
  }
  async function choosePictures(files: readonly File[]): Promise<void> {
    clear();
    setPictures(undefined);
    if (files.length === 0) return;
    try {
      setPictures({ kind: 'files', files: await readPictures(files) });
    } catch (error) {
      setPictures({ kind: error instanceof ArchiveTooLarge ? 'too-large' : 'broken' });
    }
  }

  const fileRows = table?.kind === 'table' ? table.rows : NO_ROWS;
  const packedPictures = table?.kind === 'table' ? table.pictures : undefined;
  const mapping = useMemo(
    () => ({ ...offeredMapping(fileRows, kind, remembered?.[kind]), ...choices }),
    [fileRows, kind, remembered, choices],
  );
  const hasForeign = Object.keys(mapping).length > 0;
  const rows = useMemo(() => mapRows(fileRows, kind, mapping), [fileRows, kind, mapping]);
  const isReady = rows.length > 0 && !isRunning;

  async function begin(dryRun: boolean): Promise<void> {
    start({ kind, rows, pictures: pictures?.kind === 'files' ? pictures.files : packedPictures }, dryRun);
    if (!hasForeign) return;
    const { error } = await saveMapping({ kind, fields: rememberedPart(mapping) });
    if (error) notify({ tone: 'warning', text: t('import.notRemembered'), detail: failureMessage(error) });
  }

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
              accept=".csv,.json,.jsonld,.geojson,.xml,.zip,text/csv,application/geo+json,application/json,text/xml,application/zip"
              disabled={isRunning}
              fileName={file?.name}
              onChange={({ target }) => void read(target.files?.[0], source)}
            />
          </Field>
          {source === kind ? (
            <div css={{ [media.tabletUp]: { marginBlockEnd: 6 } }}>
              <Button
                variant="quiet"
                icon={<FileDown size={18} aria-hidden="true" />}
                onClick={async () => saveFile(await csvFile([], TABLE_COLUMNS[kind]), `${kind}.csv`)}
              >
                {t('import.template')}
              </Button>
            </div>
          ) : null}
        </div>
        <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
          {source === kind ? t('import.hint') : t(`import.${source}Hint`)}
        </p>
        {kind === 'portals' ? (
          <Field
            label={t('import.pictures')}
            hint={t('import.picturesHint')}
            error={
              pictures?.kind === 'too-large'
                ? t('import.picturesTooLarge')
                : pictures?.kind === 'broken'
                  ? t('import.picturesBroken')
                  : undefined
            }
          >
            <FileInput
              multiple
              accept="image/*,.zip,application/zip"
              disabled={isRunning}
              fileName={
                pictures?.kind === 'files'
                  ? t('import.picturesChosen', { number: groupedNumber(pictures.files.count) })
                  : undefined
              }
              onChange={({ target }) => void choosePictures([...(target.files ?? [])])}
            />
          </Field>
        ) : null}
        {table && table.kind !== 'table' ? <FileProblem table={table} /> : null}
        {hasForeign ? (
          <ColumnFields
            rows={fileRows}
            kind={kind}
            mapping={mapping}
            isDisabled={isRunning}
            onChange={(next) => {
              clear();
              setChoices(next);
            }}
          />
        ) : null}
        {rows.length > 0 ? <FilePreview rows={rows} /> : null}
        {run ? <ImportProgress run={run} isRunning={isRunning} onResume={resume} /> : null}
        <Cluster gap={3} justify="end">
          <Button variant="secondary" aria-disabled={!isReady || undefined} onClick={() => void begin(true)}>
            {t('import.dryRun')}
          </Button>
          <Button aria-disabled={!isReady || undefined} onClick={() => void begin(false)}>
            {t('import.import')}
          </Button>
        </Cluster>
      </div>
    </section>
  );
}
