import { existsSync } from 'node:fs';
import Database from 'libsql';
import type { Config } from '../../config/config.ts';
import { recordsFile } from '../../config/data-folder.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { recordKinds } from '../../records/record-kinds.ts';
import type { Stores } from '../../services.ts';
import { migrations } from '../../storage/libsql-migrations.ts';
import { recordsLocation } from '../../storage/store-location.ts';
import type { Problem } from './problem.ts';

/** Opens the records read-only, so that older tables are not migrated. */
export async function checkRecords(config: Config): Promise<Problem[]> {
  const location = recordsLocation(config);
  if ('file' in location) return checkFile(config);
  const { surveyPostgres } = await import('../../storage/postgres-survey.ts');
  try {
    const { version, knownVersion, isUtf8 } = await surveyPostgres(location.url);
    return [
      ...tablesProblem(version, knownVersion),
      ...(isUtf8
        ? []
        : [
            {
              what: 'The encoding of the database is not UTF-8.',
              remedy: "Make one with ENCODING 'UTF8'.",
            },
          ]),
    ];
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string };
    return [
      {
        what: `The database of DATABASE_URL cannot be read: ${message || code}.`,
        remedy: 'Check that it is running, and that the address, user and password are right.',
      },
    ];
  }
}

function checkFile(config: Config): Problem[] {
  const file = recordsFile(config);
  if (!existsSync(file)) {
    return [
      {
        what: `There are no records in ${config.dataFolder}.`,
        remedy: 'Create or import a provider, restore a backup, or set PORTICO_DATA to another folder.',
      },
    ];
  }
  try {
    const database = new Database(file, { readonly: true });
    try {
      const responses = database.pragma('integrity_check') as { integrity_check: string }[];
      const damage = responses
        .map(({ integrity_check }) => integrity_check)
        .filter((response) => response !== 'ok');
      const { version } = database.prepare('SELECT max(version) AS version FROM migration').get() as {
        version: number;
      };
      return [
        ...damage.map((what) => ({ what: `The records are damaged: ${what}.`, remedy: 'Restore a backup.' })),
        ...tablesProblem(version, migrations.length),
      ];
    } finally {
      database.close();
    }
  } catch (error) {
    return [
      { what: `The records cannot be read: ${(error as Error).message}.`, remedy: 'Restore a backup.' },
    ];
  }
}

function tablesProblem(version: number, knownVersion: number): Problem[] {
  if (version === knownVersion) return [];
  return version > knownVersion
    ? [{ what: 'The records were written by a newer Portico.', remedy: 'Update this one.' }]
    : [{ what: 'The tables of the records are of an older Portico.', remedy: 'Start the server once.' }];
}

/** Finds records of unknown kinds or without a provider. */
export async function checkPartitions({ config, records }: Stores): Promise<Problem[]> {
  const known = new Set(recordKinds(records).map(({ collection }) => collection.kind));
  const { kinds, orphans } = await surveyOf(config);
  return [
    ...kinds
      .filter((kind) => !known.has(kind))
      .map((kind) => ({
        what: `There are records of the unknown kind ${kind}.`,
        remedy: 'A newer Portico wrote them: update this one before you export or reindex.',
      })),
    ...orphans.map(({ provider, count }) => ({
      what: `${count} records belong to ${provider}, which does not exist: an import or a deletion was interrupted.`,
      remedy: `Do it again, or run \`providers delete ${provider} --confirm ${provider}\`.`,
    })),
  ];
}

interface Survey {
  kinds: readonly string[];
  /** Partitions without a provider, with their number of records. */
  orphans: readonly { provider: string; count: number }[];
}

async function surveyOf(config: Config): Promise<Survey> {
  const location = recordsLocation(config);
  if ('url' in location) {
    const { surveyPostgres } = await import('../../storage/postgres-survey.ts');
    return surveyPostgres(location.url);
  }
  const database = new Database(location.file, { readonly: true });
  try {
    const kinds = database.prepare('SELECT DISTINCT kind FROM record').all() as { kind: string }[];
    const orphans = database
      .prepare(
        `SELECT provider, count(*) AS count FROM record WHERE provider <> ? AND provider NOT IN
           (SELECT id FROM record WHERE provider = ? AND kind = 'provider') GROUP BY provider`,
      )
      .all(SYSTEM_PARTITION, SYSTEM_PARTITION) as { provider: string; count: number }[];
    return { kinds: kinds.map(({ kind }) => kind), orphans };
  } finally {
    database.close();
  }
}
