import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { backUp, refuseDatabase } from '../../archive/backup.ts';
import { exportProvider } from '../../archive/provider-export.ts';
import { importProvider } from '../../archive/provider-import.ts';
import { verifyBackup } from '../../archive/read-backup.ts';
import { restore } from '../../archive/restore.ts';
import type { Config } from '../../config/config.ts';
import type { OnProgress } from '../../kernel/on-progress.ts';
import { listProviders } from '../../records/provider.service.ts';
import type { Cli } from '../cli.ts';
import { CliError, type CliIo } from '../cli-io.ts';
import { type CommandResult, table } from '../command-result.ts';

interface PassphraseOptions {
  passphraseFile?: string;
}

interface LimitOptions {
  maxGb?: number;
}

interface ImportOptions extends PassphraseOptions, LimitOptions {
  as?: string;
  host?: string[];
  replace?: boolean;
  withoutPasscodes?: boolean;
}

/** Archives of one provider, and backups of the whole installation. */
export function archiveCommands(program: Command, cli: Cli): void {
  exportCommand(program, cli);
  importCommand(program, cli);
  backupCommand(program, cli);
  restoreCommand(program, cli);
}

function exportCommand(program: Command, cli: Cli): void {
  cli.storeCommand<PassphraseOptions>(
    withPassphrase(program.command('export'))
      .argument('<provider>')
      .argument('<file>', 'the archive to write, such as nan.tar.gz')
      .description('write one provider with all its content into an archive'),
    async ({ stores, args: [id = '', file = ''], options, io, progress }) => {
      const provider = (await listProviders(stores.records)).find((known) => known.id === id);
      if (!provider) throw new CliError(`The provider ${id} does not exist.`);
      const { counts, passcodesLeftOut, missingImages } = await exportProvider({
        stores,
        provider,
        file: path.resolve(file),
        passphrase: passphraseOf(options, io),
        onPart: progress.on('Images'),
      });
      const warnings = [
        ...(passcodesLeftOut > 0
          ? [
              `${passcodesLeftOut} passcodes of private items were omitted: pass a passphrase with --passphrase-file to include them.`,
            ]
          : []),
        ...(missingImages.length > 0
          ? [`${missingImages.length} images have no file and were omitted; \`doctor\` lists them.`]
          : []),
      ];
      return { data: { provider: id, file, counts, missingImages }, text: countTable(counts), warnings };
    },
  );
}

function importCommand(program: Command, cli: Cli): void {
  cli.storeCommand<ImportOptions>(
    withLimit(withPassphrase(program.command('import')))
      .argument('<file>', 'an archive of `export`')
      .option('--as <id>', 'import it under another id')
      .option('--host <hosts...>', 'other hosts than the exported ones')
      .option('--replace', 'make an existing provider equal to the archive')
      .option('--without-passcodes', 'omit the passcodes of private items')
      .description('import a provider from an archive, after checking all of it'),
    async ({ stores, args: [file = ''], options, io, progress }) => {
      const { as, host: hosts, replace, withoutPasscodes } = options;
      const { provider, changes, counts, withoutPasscode } = await importProvider({
        stores,
        file: path.resolve(file),
        as,
        hosts,
        replace,
        withoutPasscodes,
        passphrase: passphraseOf(options, io),
        maxGb: options.maxGb,
        onRead: progress.on('Checking'),
        onImage: progress.on('Images'),
        onRecords: progress.on('Records'),
      });
      const warnings =
        withoutPasscode > 0
          ? [
              `${withoutPasscode} private items have no passcode: only their editors can open them until one is set.`,
            ]
          : [];
      const done = `The provider ${provider.id} is on ${provider.hosts.join(', ')}; ${changes} records were changed.`;
      return { data: { provider, changes, counts }, text: `${countTable(counts)}\n${done}`, warnings };
    },
    { mayStart: true },
  );
}

function backupCommand(program: Command, cli: Cli): void {
  cli.command<LimitOptions & { verify?: boolean }>(
    withLimit(program.command('backup'))
      .argument('<file>', 'the archive to write, such as portico.tar.gz')
      .option('--verify', 'check an existing archive instead: every hash and count, and the records')
      .description('write the whole installation into an archive, while its server runs'),
    async ({ config, args: [file = ''], options, progress }) => {
      if (options.verify)
        return verify({ config, file, maxGb: options.maxGb, onRead: progress.on('Checking') });
      refuseDatabase(config, '`backup`');
      const counts = await backUp({
        config,
        file: path.resolve(file),
        now: new Date(),
        onPart: progress.on('Images'),
      });
      const warnings = [
        ...(config.isProduction
          ? ['PORTICO_SECRET is not in the backup: keep it elsewhere, passcodes cannot be opened without it.']
          : []),
        ...(config.s3
          ? [
              'Images and releases are in the bucket of S3_BUCKET and not in the backup: copy it within a day.',
            ]
          : []),
      ];
      return { data: { file, counts }, text: countTable(counts), warnings };
    },
  );
}

function restoreCommand(program: Command, cli: Cli): void {
  cli.command<LimitOptions & { replace?: boolean }>(
    withLimit(program.command('restore'))
      .argument('<file>', 'an archive of `backup`')
      .option('--replace', 'move existing files of the data folder aside')
      .description('restore a backup into an empty data folder, while no server runs on it'),
    async ({ config, args: [file = ''], options, progress }) => {
      refuseDatabase(config, '`restore`');
      const { counts, createdAt, signedOut, setAside, hasOtherSecret } = await restore({
        config,
        file: path.resolve(file),
        replace: options.replace,
        maxGb: options.maxGb,
        now: new Date(),
        onRead: progress.on('Checking'),
      });
      const warnings = hasOtherSecret
        ? ['The backup was made under another PORTICO_SECRET: set that one, or passcodes cannot be opened.']
        : [];
      const lines = [
        countTable(counts),
        `This is the state of ${createdAt}: later writes are not in it. Accounts that were disabled and passwords that were changed since are as they were then.`,
        `Everyone has to sign in again. Sessions, session links and codes of the backup that were ended: ${signedOut}.`,
        ...(setAside ? [`The previous files are in ${setAside}.`] : []),
      ];
      return { data: { counts, createdAt, signedOut, setAside }, text: lines.join('\n'), warnings };
    },
  );
}

async function verify({ config, file, maxGb, onRead }: Verification): Promise<CommandResult> {
  const { header, manifest } = await verifyBackup({
    dataFolder: config.dataFolder,
    file: path.resolve(file),
    maxGb,
    onRead,
  });
  const { counts } = manifest;
  return {
    data: { file, createdAt: header.createdAt, counts },
    text: `${countTable(counts)}\n${file} is complete, and its records are valid. It was written at ${header.createdAt}.`,
    isUnrecorded: true,
  };
}

interface Verification {
  config: Config;
  file: string;
  maxGb: number | undefined;
  onRead: OnProgress;
}

const withPassphrase = (command: Command): Command =>
  command.option(
    '--passphrase-file <file>',
    'file with the passphrase that encrypts the passcodes of private items; or set PORTICO_ARCHIVE_PASSPHRASE',
  );

const withLimit = (command: Command): Command =>
  command.option(
    '--max-gb <number>',
    'maximum unpacked size in gigabytes, instead of 100 and a hundred times the size of the archive',
    gigabytes,
  );

function gigabytes(text: string): number {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  throw new InvalidArgumentError('It must be a number of gigabytes above 0.');
}

function passphraseOf({ passphraseFile }: PassphraseOptions, { env }: CliIo): string | undefined {
  if (passphraseFile === undefined) return env.PORTICO_ARCHIVE_PASSPHRASE || undefined;
  try {
    return readFileSync(passphraseFile, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new CliError(`The passphrase file ${passphraseFile} cannot be read.`);
  }
}

const countTable = (counts: Record<string, number>): string =>
  table(['what', 'count'], Object.entries(counts));
