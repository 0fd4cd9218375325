import type { TableKind } from '@portico/shared/contracts';
import { useMemo, useState } from 'react';
import { type ColumnMapping, mapRows, offeredMapping } from './column-mapping.ts';
import { useImportMappingsQuery } from './import.api.ts';
import type { PictureFiles } from './picture-files.ts';
import { type ImportSource, kindOf, readTable } from './table-file.ts';
import type { TableFile, TableRow } from './table-row.ts';

/** The file of an import: where it comes from, what was read, and which column is which field. */
export interface ImportFile {
  source: ImportSource;
  kind: TableKind;
  /** Of the chosen file. */
  name: string | undefined;
  /** Undefined until it is read. */
  table: TableFile | undefined;
  /** With the columns of the file. */
  fileRows: readonly TableRow[];
  /** The pictures of an archive. */
  pictures: PictureFiles | undefined;
  /** The fields of the columns that are no fields themselves. */
  mapping: ColumnMapping;
  /** With the fields of the kind. */
  rows: readonly TableRow[];
  chooseSource: (source: ImportSource) => void;
  chooseFile: (file: File | undefined) => void;
  chooseMapping: (mapping: ColumnMapping) => void;
}

const NO_ROWS: readonly TableRow[] = [];

/** `onChange` is called before the rows change. */
export function useImportFile(onChange: () => void): ImportFile {
  const [source, setSource] = useState<ImportSource>('towns');
  const kind = kindOf(source);
  const [file, setFile] = useState<File>();
  const [table, setTable] = useState<TableFile>();
  const [choices, setChoices] = useState<ColumnMapping>({});
  const { data: remembered } = useImportMappingsQuery();
  const fileRows = table?.kind === 'table' ? table.rows : NO_ROWS;
  const mapping = useMemo(
    () => ({ ...offeredMapping(fileRows, kind, remembered?.[kind]), ...choices }),
    [fileRows, kind, remembered, choices],
  );
  const rows = useMemo(() => mapRows(fileRows, kind, mapping), [fileRows, kind, mapping]);

  async function read(next: File | undefined, nextSource: ImportSource): Promise<void> {
    onChange();
    setFile(next);
    setTable(undefined);
    setChoices({});
    if (next) setTable(await readTable(next, nextSource));
  }

  return {
    source,
    kind,
    name: file?.name,
    table,
    fileRows,
    pictures: table?.kind === 'table' ? table.pictures : undefined,
    mapping,
    rows,
    chooseSource(next) {
      setSource(next);
      void read(file, next);
    },
    chooseFile: (next) => void read(next, source),
    chooseMapping(next) {
      onChange();
      setChoices(next);
    },
  };
}
