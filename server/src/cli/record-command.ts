import type { Command, Option } from 'commander';
import type { Config } from '../config/config.ts';
import { openStores, type Stores } from '../services.ts';
import { hasRecords } from '../storage/store-location.ts';
import type { CliIo } from './cli-io.ts';
import type { CommandResult } from './command-result.ts';
import { userOfMachine } from './user-of-machine.ts';

/**
 * Read-only commands by their own name. Every other command is recorded in the audit log, so that a new one cannot be
 * forgotten.
 */
const READING = new Set(['list', 'show', 'history', 'diff', 'audit', 'doctor']);
/** Placeholders of options whose values are recorded. Free text may name a person, whom an erasure would not find. */
const RECORDED_VALUE = /<(username|who|id|ids|hosts|codes|number|days)(\.\.\.)?>/;
/** Options that are no part of what was done; the provider has a field of its own. */
const UNRECORDED_OPTIONS = new Set(['json', 'provider']);

export interface CommandDone {
  command: Command;
  response: CommandResult;
  /** Provider id; absent for a command about the whole installation. */
  provider?: string | undefined;
}

/** Records a finished command: its path, arguments and options, which contain no secrets, and who ran it. */
export function recordCommand(
  { audit }: Pick<Stores, 'audit'>,
  { command, response, provider }: CommandDone,
): void {
  const path = pathOf(command);
  const [noun = ''] = path;
  const last = path.at(-1) ?? '';
  if (READING.has(last) || response.isUnrecorded) return;
  const [target, ...others] = command.args;
  const options = optionsOf(command);
  const details = {
    command: path.join(' '),
    ...(others.length > 0 ? { arguments: others.join(' ') } : {}),
    ...(options.length > 0 ? { options: options.join(' ') } : {}),
  };
  audit.record({
    event: 'operator',
    provider,
    actor: { kind: 'operator', name: userOfMachine() },
    on: target === undefined ? undefined : { kind: noun, id: target },
    details,
  });
}

/** For a command that did not open the stores, such as `backup`. */
export async function recordCommandAlone(
  { config, io }: { config: Config; io: CliIo },
  done: CommandDone,
): Promise<void> {
  const { isUnrecorded, recordedIn: location = config } = done.response;
  const isRecorded = !isUnrecorded && pathOf(done.command).every((name) => !READING.has(name));
  if (!isRecorded || !hasRecords(location)) return;
  try {
    const stores = await openStores(location);
    recordCommand(stores, done);
    await stores.close();
  } catch (error) {
    io.stderr.write(`The command is done, but could not be recorded: ${(error as Error).message}\n`);
  }
}

/** The given options, such as `--add nok` or `--private`. */
const optionsOf = (command: Command): string[] =>
  command.options.filter((option) => isGiven(command, option)).map((option) => textOf(command, option));

function isGiven(command: Command, option: Option): boolean {
  const name = option.attributeName();
  if (UNRECORDED_OPTIONS.has(name) || command.getOptionValueSource(name) !== 'cli') return false;
  return option.negate === (command.getOptionValue(name) === false);
}

function textOf(command: Command, option: Option): string {
  const name = option.long ?? option.flags;
  if (!RECORDED_VALUE.test(option.flags)) return name;
  return [name, ...[command.getOptionValue(option.attributeName())].flat()].join(' ');
}

/** The names of the command and its parents, without the program's name. */
const pathOf = (command: Command): string[] =>
  command.parent ? [...pathOf(command.parent), command.name()] : [];
