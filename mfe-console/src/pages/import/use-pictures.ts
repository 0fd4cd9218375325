import { type ApiError, failureMessage, isApiError } from '@portico/shared/api';
import { useMessages } from '../../messages/use-messages.ts';
import { useFetchImportPictureMutation, useUploadImportPictureMutation } from './import.api.ts';
import type { PictureFiles } from './picture-files.ts';
import type { TableRow } from './table-row.ts';

/** Pictures of a row that are not imported. */
export interface LostPictures {
  row: number;
  /** The name or address in the file, and why, in the page's language. */
  problems: { column: string; text: string }[];
}

interface Prepared {
  /** With ids of stored pictures in the column `images`. */
  rows: TableRow[];
  lost: LostPictures[];
  /** Why it stands still: the rows are not prepared, and can be prepared again. */
  failure?: unknown;
}

/** A picture: its id, why there is none, or a failure that may pass. */
type Outcome = { id: string } | { problem: string } | { failure: unknown };

/** The pictures of an import so far, by the name or address in its file. */
export type PictureOutcomes = Map<string, Outcome>;

const SEPARATOR = '|';
/** Over the limit per minute, the next attempt waits. */
const WAIT_MS = 15_000;
const ATTEMPTS = 8;

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);
/** The id in an address of this site, as exports have it. */
function ownId(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname } = new URL(text);
  return origin === window.location.origin ? /^\/images\/([\w-]+)$/.exec(pathname)?.[1] : undefined;
}

/** Whether any row names pictures. */
export const namesPictures = (rows: readonly TableRow[]): boolean =>
  rows.some(({ cells }) => cells['images']?.trim());

/** Brings the pictures of rows to the server: from the chosen files, or from their addresses. */
export function usePictures() {
  const { t } = useMessages();
  const [upload] = useUploadImportPictureMutation();
  const [fetchPicture] = useFetchImportPictureMutation();

  async function bring(token: string, files: PictureFiles | undefined): Promise<Outcome> {
    if (isAddress(token)) return outcomeOf(await patiently(() => fetchPicture(token)));
    const file = files?.find(token) ?? 'missing';
    if (typeof file === 'string') return { problem: t(`import.picture.${file}`) };
    let picture: Blob;
    try {
      picture = await file.read();
    } catch {
      return { problem: t('import.picture.damaged') };
    }
    return outcomeOf(await patiently(() => upload(picture)));
  }

  function outcomeOf({ data, error }: { data?: string | undefined; error?: unknown }): Outcome {
    if (data !== undefined) return { id: data };
    if (!isApiError(error) || mayPass(error)) return { failure: error };
    return { problem: messageOf(error) };
  }

  function messageOf(error: ApiError): string {
    if (error.kind !== 'status') return failureMessage(error);
    const code = error.details?.find(({ path }) => path.endsWith('address'))?.code;
    if (code === 'not-allowed') return t('import.picture.notPublic');
    if (code !== undefined) return t('import.picture.noResponse');
    if (error.status === 415) return t('import.picture.noPicture');
    return error.status === 413 ? t('import.picture.too-large') : failureMessage(error);
  }

  return {
    /** Replaces the names and addresses in rows. A picture that was brought once is not brought again. */
    async prepare(
      rows: readonly TableRow[],
      files: PictureFiles | undefined,
      outcomes: PictureOutcomes,
    ): Promise<Prepared> {
      const prepared: TableRow[] = [];
      const lost: LostPictures[] = [];
      for (const row of rows) {
        const brought: string[] = [];
        const problems: LostPictures['problems'] = [];
        for (const token of tokensOf(row)) {
          const id = ownId(token);
          const outcome = id ? { id } : (outcomes.get(token) ?? (await bring(token, files)));
          if ('failure' in outcome) return { rows: [], lost: [], failure: outcome.failure };
          outcomes.set(token, outcome);
          if ('id' in outcome) brought.push(outcome.id);
          else problems.push({ column: token, text: outcome.problem });
        }
        prepared.push(withPictures(row, brought));
        if (problems.length > 0) lost.push({ row: row.row, problems });
      }
      return { rows: prepared, lost };
    },

    /** The rows of a dry run: nothing is sent or requested, and names without a file are lost. */
    check(rows: readonly TableRow[], files: PictureFiles | undefined): Prepared {
      const lost = rows.flatMap((row): LostPictures[] => {
        const problems = tokensOf(row).flatMap((token) => {
          const file = isAddress(token) ? undefined : (files?.find(token) ?? 'missing');
          return typeof file === 'string' ? [{ column: token, text: t(`import.picture.${file}`) }] : [];
        });
        return problems.length > 0 ? [{ row: row.row, problems }] : [];
      });
      return {
        rows: rows.map((row) =>
          withPictures(
            row,
            tokensOf(row).flatMap((token) => ownId(token) ?? []),
          ),
        ),
        lost,
      };
    },
  };
}

const tokensOf = ({ cells }: TableRow): string[] =>
  (cells['images'] ?? '')
    .split(SEPARATOR)
    .map((token) => token.trim())
    .filter(Boolean);

function withPictures(row: TableRow, tokens: readonly string[]): TableRow {
  if (row.cells['images'] === undefined) return row;
  return { ...row, cells: { ...row.cells, images: tokens.join(SEPARATOR) } };
}

/** Offline, too many requests, or a server that is overloaded: no property of the picture. */
const mayPass = (error: ApiError): boolean =>
  error.kind !== 'status' || error.status === 401 || error.status === 429 || error.status >= 500;

async function patiently<Result extends { error?: unknown }>(send: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const result = await send();
    const { error } = result;
    const isTooMany = isApiError(error) && error.kind === 'status' && error.status === 429;
    if (!isTooMany || attempt === ATTEMPTS) return result;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}
