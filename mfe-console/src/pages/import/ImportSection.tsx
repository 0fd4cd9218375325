import { failureMessage } from '@portico/shared/api';
import { TABLE_COLUMNS, TABLE_KINDS, type TableKind } from '@portico/shared/contracts';
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
import { useId, useState } from 'react';
import { FileInput } from '../../forms/FileInput.tsx';
import { panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { type ColumnMapping, rememberedPart } from './column-mapping.ts';
import { FilePreview, FileProblem } from './FilePreview.tsx';
import { FOREIGN_SOURCES, type ForeignSource } from './foreign-files.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { useSaveImportMappingMutation } from './import.api.ts';
import { ArchiveTooLarge, type PictureFiles, readPictures } from './picture-files.ts';
import type { ImportSource } from './table-file.ts';
import { useImport } from './use-import.ts';
import { type ImportFile, useImportFile } from './use-import-file.ts';

/** Names of products, which are not translated. */
const FOREIGN_NAMES: Record<ForeignSource, string> = {
  google: 'Google Business Profile',
  wordpress: 'WordPress',
  schema: 'schema.org',
};

/** The pictures that were chosen, or why their archive cannot be read. */
type ChosenPictures = { kind: 'files'; files: PictureFiles } | { kind: 'too-large' } | { kind: 'broken' };

/** Imports a table: a preview, a dry run that names each bad row, and the import with its progress. */
export function ImportSection() {
  const { t } = useMessages();
  const titleId = useId();
  const { run, isRunning, start, resume, clear } = useImport();
  const isUnfinished = run !== undefined && !run.dryRun && run.done < run.total;
  useConfirmUnload(isUnfinished);
  const file = useImportFile(clear);
  const { source, kind, table, fileRows, mapping, rows } = file;
  const [pictures, choosePictures] = useChosenPictures(clear);
  const rememberMapping = useRememberMapping();
  const hasForeign = Object.keys(mapping).length > 0;
  const isReady = rows.length > 0 && !isRunning;

  function begin(dryRun: boolean): void {
    start({ kind, rows, pictures: pictures?.kind === 'files' ? pictures.files : file.pictures }, dryRun);
    if (hasForeign) void rememberMapping(kind, mapping);
  }

  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('import.heading')} text={t('import.text')} />
      <div css={panel}>
        <SourceFields file={file} isDisabled={isRunning} />
        <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
          {source === kind ? t('import.hint') : t(`import.${source}Hint`)}
        </p>
        <PicturesField pictures={pictures} isDisabled={isRunning} onChoose={choosePictures} />
        {table && table.kind !== 'table' ? <FileProblem table={table} /> : null}
        {hasForeign ? (
          <ColumnFields
            rows={fileRows}
            kind={kind}
            mapping={mapping}
            isDisabled={isRunning}
            onChange={file.chooseMapping}
          />
        ) : null}
        {rows.length > 0 ? <FilePreview rows={rows} /> : null}
        {run ? <ImportProgress run={run} isRunning={isRunning} onResume={resume} /> : null}
        <Cluster gap={3} justify="end">
          <Button variant="secondary" aria-disabled={!isReady || undefined} onClick={() => begin(true)}>
            {t('import.dryRun')}
          </Button>
          <Button aria-disabled={!isReady || undefined} onClick={() => begin(false)}>
            {t('import.import')}
          </Button>
        </Cluster>
      </div>
    </section>
  );
}

/** What the table holds, its file, and an empty table to start from. */
function SourceFields({ file, isDisabled }: { file: ImportFile; isDisabled: boolean }) {
  const { t } = useMessages();
  const { source, kind } = file;
  return (
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
          disabled={isDisabled}
          onChange={({ target }) => file.chooseSource(target.value as ImportSource)}
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
          disabled={isDisabled}
          fileName={file.name}
          onChange={({ target }) => file.chooseFile(target.files?.[0])}
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
  );
}

function PicturesField(props: {
  pictures: ChosenPictures | undefined;
  isDisabled: boolean;
  onChoose: (files: readonly File[]) => void;
}) {
  const { pictures, isDisabled, onChoose } = props;
  const { t } = useMessages();
  return (
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
        disabled={isDisabled}
        fileName={
          pictures?.kind === 'files'
            ? t('import.picturesChosen', { number: groupedNumber(pictures.files.count) })
            : undefined
        }
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    </Field>
  );
}

/** `onChange` is called before others are chosen. */
function useChosenPictures(onChange: () => void) {
  const [pictures, setPictures] = useState<ChosenPictures>();
  async function choose(files: readonly File[]): Promise<void> {
    onChange();
    setPictures(undefined);
    if (files.length === 0) return;
    try {
      setPictures({ kind: 'files', files: await readPictures(files) });
    } catch (error) {
      setPictures({ kind: error instanceof ArchiveTooLarge ? 'too-large' : 'broken' });
    }
  }
  return [pictures, (files: readonly File[]) => void choose(files)] as const;
}

/** Stores which column is which field, for the next file. */
function useRememberMapping() {
  const { t } = useMessages();
  const notify = useNotify();
  const [saveMapping] = useSaveImportMappingMutation();
  return async (kind: TableKind, mapping: ColumnMapping): Promise<void> => {
    const { error } = await saveMapping({ kind, fields: rememberedPart(mapping) });
    if (error) notify({ tone: 'warning', text: t('import.notRemembered'), detail: failureMessage(error) });
  };
}
