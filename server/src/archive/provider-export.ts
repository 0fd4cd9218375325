import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { Config } from '../config/config.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import { pagesOf } from '../kernel/pages.ts';
import type { Provider } from '../providers/providers.ts';
import { type RecordKind, recordKinds } from '../records/record-kinds.ts';
import type { Passcodes } from '../resources/privacy/passcodes.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { ARCHIVE_FORMAT } from './archive-format.ts';
import { toArchived } from './archived-value.ts';
import { passcodeLines } from './passcode-lines.ts';
import { openRecordSnapshot, type RecordSnapshot } from './record-snapshot.ts';
import { inWorkFolder } from './work-folder.ts';
import { type ArchivePart, writeArchive } from './write-archive.ts';

interface ExportStores {
  config: Config;
  records: RecordStore;
  images: ImageStore;
  passcodes: Passcodes;
  now: () => Date;
}

export const PROVIDER_PART = 'provider.json';
export const PASSCODES_PART = 'passcodes.txt';

export interface ProviderExport {
  stores: ExportStores;
  provider: Provider;
  file: string;
  /** Encrypts the passcodes of private items; without it they are omitted. */
  passphrase?: string | undefined;
  /** Omits password hashes and second factors: after an import, people sign in by a link. */
  omitsSignIn?: boolean | undefined;
  onPart?: OnProgress;
}

export interface ExportResult {
  /** Number of records by kind, and of `passcodes` and `images`. */
  counts: Record<string, number>;
  /** Number of private items whose passcode was omitted. */
  passcodesLeftOut: number;
  /** Images whose file is missing. */
  missingImages: string[];
}

/**
 * Exports a provider into one archive, as a consistent snapshot: users with password hashes, content, image originals,
 * but no sessions and counters. Equal records produce equal parts. [OPEN-12]
 */
export const exportProvider = (options: ProviderExport): Promise<ExportResult> =>
  inWorkFolder(options.stores.config.dataFolder, async (folder) => {
    const { stores, provider, file, passphrase, omitsSignIn, onPart } = options;
    const records = await openRecordSnapshot(stores.config, folder);
    try {
      const lines = passphrase === undefined ? undefined : passcodeLines(passphrase);
      const result: ExportResult = { counts: {}, passcodesLeftOut: 0, missingImages: [] };

      async function* parts(): AsyncGenerator<ArchivePart> {
        const { id: _, ...settings } = provider;
        yield { name: PROVIDER_PART, content: Buffer.from(`${JSON.stringify(settings)}\n`) };
        const sealedLines = lineFile(path.join(folder, PASSCODES_PART));
        for (const kind of recordKinds(stores.records)) {
          if (!kind.archived) continue;
          const name = recordsPart(kind);
          const kindLines = lineFile(path.join(folder, kind.collection.kind));
          for await (const { id, value } of eachRecord(records, provider.id, kind)) {
            const { value: archived, sealed } = toArchived(value, kind.archived, { omitsSignIn });
            await kindLines.write(JSON.stringify({ id, value: archived }));
            if (sealed === undefined) continue;
            const passcode = stores.passcodes.open(sealed);
            if (lines) await sealedLines.write(lines.seal({ kind: kind.collection.kind, id, passcode }));
            else result.passcodesLeftOut++;
          }
          result.counts[kind.collection.kind] = await kindLines.end();
          yield { name, content: { file: kindLines.file } };
        }
        result.counts.passcodes = await sealedLines.end();
        if (lines) yield { name: PASSCODES_PART, content: { file: sealedLines.file } };
        yield* imageParts();
      }

      async function* imageParts(): AsyncGenerator<ArchivePart> {
        const total = result.counts.image ?? 0;
        let done = 0;
        let images = 0;
        for await (const page of pagesOf(records, { provider: provider.id, kind: 'image' })) {
          for (const { id } of page) {
            const original = await stores.images.original(id);
            if (original) {
              images++;
              yield { name: `images/${id}`, content: original };
            } else result.missingImages.push(id);
            onPart?.(++done, total);
          }
        }
        result.counts.images = images;
      }

      const header = {
        archive: 'provider' as const,
        format: ARCHIVE_FORMAT,
        createdAt: stores.now().toISOString(),
        provider: provider.id,
        passcodeSalt: lines?.salt,
      };
      await writeArchive({ file, header, parts: parts(), counts: () => result.counts });
      return result;
    } finally {
      await records.close();
    }
  });

export const recordsPart = ({ collection }: RecordKind): string => `records/${collection.kind}.jsonl`;

async function* eachRecord(records: RecordSnapshot, provider: string, { collection: { kind } }: RecordKind) {
  for await (const page of pagesOf(records, { provider, kind })) yield* page;
}

/** A file written line by line; `end` returns the number of lines. */
function lineFile(file: string) {
  const stream = createWriteStream(file);
  let count = 0;
  return {
    file,
    async write(line: string): Promise<void> {
      count++;
      if (!stream.write(`${line}\n`)) await once(stream, 'drain');
    },
    async end(): Promise<number> {
      stream.end();
      await finished(stream);
      return count;
    },
  };
}
