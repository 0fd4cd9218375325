import { Command, CommanderError, Help } from 'commander';
import { ZodError } from 'zod';
import { ArchiveRefused } from '../archive/archive-refused.ts';
import { ConfigError } from '../config/config-error.ts';
import { ImageRefused } from '../images/image-store.ts';
import { AppError } from '../kernel/app-error.ts';
import { RevisionConflict } from '../kernel/revision-conflict.ts';
import { ReleaseNotFound } from '../releases/release-files.ts';
import { ReleaseRefused } from '../releases/release-refused.ts';
import { type Cli, createCli } from './cli.ts';
import { CliError, type CliIo } from './cli-io.ts';
import { archiveCommands } from './commands/archives.command.ts';
import { auditCommands } from './commands/audit.command.ts';
import { doctorCommands } from './commands/doctor.command.ts';
import { listingCommands } from './commands/listings.command.ts';
import { mailCommands } from './commands/mail.command.ts';
import { migrateCommands } from './commands/migrate.command.ts';
import { portalCommands } from './commands/portals.command.ts';
import { providerCommands } from './commands/providers.command.ts';
import { reindexCommands } from './commands/reindex.command.ts';
import { remoteCommands } from './commands/remotes.command.ts';
import { secretCommands } from './commands/secrets.command.ts';
import { tagCommands } from './commands/tags.command.ts';
import { townCommands } from './commands/towns.command.ts';
import { userCommands } from './commands/users.command.ts';
import { webConfigCommands } from './commands/web-config.command.ts';
import { webPageCommands } from './commands/web-pages.command.ts';

/** The nouns of the command line in the order of the help, one file each. */
const nouns: readonly ((program: Command, cli: Cli) => void)[] = [
  providerCommands,
  webConfigCommands,
  townCommands,
  listingCommands,
  tagCommands,
  webPageCommands,
  portalCommands,
  userCommands,
  archiveCommands,
  migrateCommands,
  remoteCommands,
  auditCommands,
  mailCommands,
  secretCommands,
  reindexCommands,
  doctorCommands,
];

const EXIT = { done: 0, refused: 1, wrongUsage: 2 } as const;

/** Errors whose message is for the operator; any other error is a bug. */
const REFUSALS = [
  CliError,
  ArchiveRefused,
  ConfigError,
  AppError,
  ImageRefused,
  ReleaseNotFound,
  ReleaseRefused,
  RevisionConflict,
] as const;

/**
 * Runs one command and returns its exit code: 0 done, 1 refused or a problem was found, 2 wrong usage. An error is one
 * sentence; with --json it is printed on standard output, as data.
 */
export async function run(args: readonly string[], io: CliIo): Promise<number> {
  let exitCode: number = EXIT.done;
  const program = describeProgram(io);
  const cli = createCli(io, (code) => {
    exitCode = code;
  });
  for (const addCommands of nouns) addCommands(program, cli);
  program.configureHelp({
    formatHelp: (command, help) => {
      // Lists all commands instead of only the nouns. Set here, because Commander's suggestions use nouns as well.
      help.visibleCommands = () => leavesOf(program);
      help.subcommandTerm = (leaf) => [...pathOf(leaf), ...argumentsOf(leaf)].join(' ');
      return Help.prototype.formatHelp.call(help, command, help);
    },
  });
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : [...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUsage;
    const sentence = sentenceOf(error, io);
    if (args.includes('--json')) io.stdout.write(`${JSON.stringify({ status: 'fail', reason: sentence })}\n`);
    else io.stderr.write(`${sentence}\n`);
    return EXIT.refused;
  }
}

function describeProgram({ stdout, stderr }: CliIo): Command {
  return new Command('portico')
    .description('Runs a Portico installation: works on the data folder of PORTICO_DATA.')
    .usage('<command> [options]')
    .helpCommand('help [command]', 'show this help, or that of a command')
    .exitOverride()
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) });
}

const leavesOf = (command: Command): Command[] =>
  command.commands.flatMap((child) => (child.commands.length > 0 ? leavesOf(child as Command) : [child]));

/** The words of a command without the program's name. */
const pathOf = (command: Command): string[] =>
  command.parent ? [...pathOf(command.parent), command.name()] : [];

const argumentsOf = (command: Command): string[] =>
  command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  );

function sentenceOf(error: unknown, { env }: CliIo): string {
  if (REFUSALS.some((refusal) => error instanceof refusal)) return (error as Error).message;
  if (error instanceof ZodError) {
    const [first] = error.issues;
    return `${first?.path.join('.') || 'The input'} is not valid: ${first?.message}.`;
  }
  if (env.PORTICO_LOG === 'debug') return error instanceof Error ? String(error.stack) : String(error);
  return `Something went wrong: ${error instanceof Error ? error.message : String(error)}`;
}
