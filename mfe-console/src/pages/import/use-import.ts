import { isApiError, type LocalizedDetail, localizeRefusal } from '@portico/shared/api';
import { type ImportedRow, MAX_TABLE_ROWS, type TableKind } from '@portico/shared/contracts';
import { onceReconnected } from '@portico/shared/patterns';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useImportRowsMutation } from './import.api.ts';
import type { PictureFiles } from './picture-files.ts';
import type { TableRow } from './table-row.ts';
import { type LostPictures, namesPictures, type PictureOutcomes, usePictures } from './use-pictures.ts';

/** A row that was refused. */
export interface BadRow {
  row: number;
  /** The column, '' for the whole row, and what is wrong, in the page's language. */
  problems: { column: string; text: string }[];
}

export interface ImportRun {
  dryRun: boolean;
  /** Rows that were sent, and all rows. */
  done: number;
  total: number;
  counts: Record<ImportedRow['result'], number>;
  bad: BadRow[];
  /** Pictures that were not imported, of rows that were. */
  lost: LostPictures[];
  /** The failure that paused the import; absent while it runs and at its end. */
  failure?: unknown;
}

interface Job {
  /** Names the import, so that it can be undone. */
  run: string;
  kind: TableKind;
  rows: readonly TableRow[];
  pictures?: PictureFiles | undefined;
}

/** Rows with pictures of one part: pictures take longer than rows. */
const ROWS_WITH_PICTURES = 5;
/** Of one part: long texts of a hundred rows are more than the server reads at once. */
const MAX_CHARACTERS = 400_000;

/** Rows in parts of at most this many rows, and of less than `MAX_CHARACTERS` beside their first row. */
function partsOf(rows: readonly TableRow[], maxRows: number): TableRow[][] {
  const parts: TableRow[][] = [];
  let length = 0;
  for (const row of rows) {
    const added = Object.values(row.cells).reduce((sum, text) => sum + text.length, 0);
    const part = parts.at(-1);
    if (part && part.length < maxRows && length + added <= MAX_CHARACTERS) {
      part.push(row);
      length += added;
    } else {
      parts.push([row]);
      length = added;
    }
  }
  return parts;
}

/** `crypto.randomUUID` is missing on sites without https. */
const newRunId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const NO_COUNTS = { created: 0, updated: 0, unchanged: 0, invalid: 0 };

/**
 * Sends the rows of a file in parts. A part that fails stops the run and is sent again by `resume`, or once the browser is
 * online again; rows that were already saved do not change.
 */
export function useImport() {
  const { language } = useMessages();
  const [send] = useImportRowsMutation();
  const [run, setRun] = useState<ImportRun>();
  const job = useRef<(Job & { outcomes: PictureOutcomes }) | undefined>(undefined);
  const pictures = usePictures();

  async function advance(from: ImportRun): Promise<void> {
    let now = from;
    const started = job.current;
    setRun(now);
    if (!started) return;
    const { kind, rows, run: id, pictures: files, outcomes } = started;
    const partSize = namesPictures(rows) && !now.dryRun ? ROWS_WITH_PICTURES : MAX_TABLE_ROWS;
    for (const part of partsOf(rows.slice(now.done), partSize)) {
      const ready = now.dryRun ? pictures.check(part, files) : await pictures.prepare(part, files, outcomes);
      if (job.current !== started) return;
      if (ready.failure !== undefined) return setRun({ ...now, failure: ready.failure });
      const { data, error } = await send({ kind, dryRun: now.dryRun, run: id, rows: ready.rows });
      // Another file was chosen meanwhile.
      if (job.current !== started) return;
      if (!data) return setRun({ ...now, failure: error });
      const bad = await Promise.all(
        data.filter(({ result }) => result === 'invalid').map((row) => badRow(row, language)),
      );
      const counts = { ...now.counts };
      for (const { result } of data) counts[result] += 1;
      now = {
        ...now,
        done: now.done + part.length,
        counts,
        bad: [...now.bad, ...bad],
        lost: [...now.lost, ...ready.lost],
      };
      setRun(now);
    }
  }

  function resume(): void {
    if (!run) return;
    const { failure: _failure, ...rest } = run;
    void advance(rest);
  }
  const resumeLater = useEffectEvent(resume);
  const isOffline = isApiError(run?.failure) && run.failure.kind === 'offline';
  useEffect(() => (isOffline ? onceReconnected(() => resumeLater()) : undefined), [isOffline]);

  return {
    run,
    isRunning: run !== undefined && run.failure === undefined && run.done < run.total,
    start(next: Omit<Job, 'run'>, dryRun: boolean): void {
      job.current = { ...next, run: newRunId(), outcomes: new Map() };
      void advance({ dryRun, done: 0, total: next.rows.length, counts: NO_COUNTS, bad: [], lost: [] });
    },
    resume,
    clear(): void {
      job.current = undefined;
      setRun(undefined);
    },
  };
}

async function badRow(
  { row, details = [] }: ImportedRow,
  language: Parameters<typeof localizeRefusal>[1],
): Promise<BadRow> {
  const localized: readonly LocalizedDetail[] =
    (await localizeRefusal({ code: 'invalid', details }, language))?.details ?? details;
  return {
    row,
    problems: localized.map(({ path, message, text = message }) => ({ column: path, text })),
  };
}
