import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Command, Option } from 'commander';
import type { Config } from '../../config/config.ts';
import type { Cli } from '../cli.ts';
import { migrate } from '../migrate/migrate.ts';
import { migrationText } from '../migrate/migration-text.ts';
import { PARTS, type Part } from '../migrate/parts-to-move.ts';

interface MigrateOptions {
  back?: boolean;
  only?: Part;
  wait?: boolean;
}

/** Migrates from a data folder to PostgreSQL and S3, and back. */
export function migrateCommands(program: Command, cli: Cli): void {
  cli.command<MigrateOptions>(
    program
      .command('migrate')
      .option('--back', 'from the engines into the data folder of PORTICO_DATA, which must be empty')
      .addOption(new Option('--only <part>', 'move only records, or only images and releases').choices(PARTS))
      .option('--wait', 'copy until the server on the source has stopped, then finish')
      .description('move all data from the data folder to the engines of DATABASE_URL and S3_BUCKET'),
    async ({ config, options, progress }) => {
      const { back: isBack = false, only, wait: waits } = options;
      const report = await migrate({ config, isBack, only, waits, on: progress.on });
      return {
        data: report,
        text: migrationText(report),
        warnings: report.isFinished && report.records ? secretWarnings(config, isBack) : [],
        isBad: !report.isFinished,
        // An audit entry in the target would be a difference to the source until the migration is finished.
        isUnrecorded: !report.isFinished,
        recordedIn: isBack && report.records ? { ...config, databaseUrl: undefined } : config,
      };
    },
  );
}

/** Outside production the secret is a file of the data folder, which is not migrated. */
function secretWarnings({ dataFolder, isProduction }: Config, isBack: boolean): string[] {
  const file = path.join(dataFolder, 'secret');
  if (isProduction || !existsSync(file)) return [];
  return [
    isBack
      ? `Passcodes and sessions need the secret of the servers: write it to ${file} or set PORTICO_SECRET, unless the file has it already.`
      : `Passcodes and sessions need the secret in ${file}: set PORTICO_SECRET to it for servers with another data folder.`,
  ];
}
