import type { Command } from 'commander';
import { type Config, readConfig } from '../config/config.ts';
import { restrictNewFiles } from '../config/data-folder.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { type Provider, providerRepository } from '../providers/providers.ts';
import { openStores, type Stores } from '../services.ts';
import { hasRecords } from '../storage/store-location.ts';
import { CliError, type CliIo } from './cli-io.ts';
import type { CommandResult } from './command-result.ts';
import { type Progress, showProgress } from './progress.ts';
import { recordCommand, recordCommandAlone } from './record-command.ts';

/** One run of a command. `Options` are declared by the command's definition. */
export interface Call<Options> {
  args: readonly string[];
  options: Options;
  config: Config;
  io: CliIo;
  progress: Progress;
}

export interface StoresCall<Options> extends Call<Options> {
  stores: Stores;
}

export interface ProviderCall<Options> extends StoresCall<Options> {
  provider: Provider;
}

/** Registers the work of commands; prints each result as text, or with --json as one document. */
export interface Cli {
  /** A command that needs only the settings. */
  command<Options = object>(command: Command, work: (call: Call<Options>) => Promise<CommandResult>): void;
  /**
   * A command on the stores, with or without a running server. `mayStart` allows it to create an installation's first
   * records.
   */
  storeCommand<Options = object>(
    command: Command,
    work: (call: StoresCall<Options>) => Promise<CommandResult>,
    rules?: { mayStart?: boolean },
  ): void;
  /** A command on the provider of --provider, which is optional when there is only one. */
  providerCommand<Options = object>(
    command: Command,
    work: (call: ProviderCall<Options>) => Promise<CommandResult>,
  ): void;
}

/** `finish` receives the exit code of each finished command. */
export function createCli(io: CliIo, finish: (exitCode: number) => void): Cli {
  function register<Options>(
    command: Command,
    work: (call: Call<Options>) => Promise<CommandResult>,
    whenDone: (call: Call<Options>, response: CommandResult) => Promise<void> = async () => {},
  ): void {
    command.option('--json', 'print one JSON document, for scripts');
    command.action(async () => {
      const options = command.opts<Options & { json?: boolean }>();
      const isJson = options.json === true;
      const progress = showProgress(io, isJson);
      try {
        const call = { args: command.args, options, config: readConfig(io.env), io, progress };
        restrictNewFiles(call.config);
        const response = await work(call);
        await whenDone(call, response);
        progress.stop();
        print(response, io, isJson);
        finish(response.isBad ? 1 : 0);
      } finally {
        progress.stop();
      }
    });
  }

  /** `work` also returns the provider that it was about. */
  function registerOnStores<Options>(
    command: Command,
    work: (call: StoresCall<Options>) => Promise<{ response: CommandResult; provider?: string }>,
    mayStart: boolean,
  ): void {
    register<Options>(command, async (call) => {
      if (!mayStart && !hasRecords(call.config)) throw nothingThere(call.config);
      const seed = call.config.isProduction ? undefined : await io.loadSeed?.();
      const stores = await openStores(call.config, { seed });
      try {
        const { response, provider } = await work({ ...call, stores });
        recordCommand(stores, { command, response, provider });
        return response;
      } finally {
        await stores.close();
      }
    });
  }

  return {
    command: (command, work) =>
      register(command, work, (call, response) =>
        recordCommandAlone(call as Call<object>, { command, response }),
      ),

    storeCommand<Options>(
      command: Command,
      work: (call: StoresCall<Options>) => Promise<CommandResult>,
      { mayStart = false }: { mayStart?: boolean } = {},
    ) {
      registerOnStores<Options>(command, async (call) => ({ response: await work(call) }), mayStart);
    },

    providerCommand<Options>(
      command: Command,
      work: (call: ProviderCall<Options>) => Promise<CommandResult>,
    ) {
      command.option('--provider <id>', 'id of the site; optional if there is only one');
      registerOnStores<Options & { provider?: string }>(
        command,
        async (call) => {
          const provider = await chosenProvider(call.stores, call.options.provider);
          return { response: await work({ ...call, provider }), provider: provider.id };
        },
        false,
      );
    },
  };
}

const nothingThere = ({ dataFolder }: Config) =>
  new CliError(
    `There is no Portico in ${dataFolder} yet: create a provider, import one, restore a backup, or set PORTICO_DATA to another folder.`,
  );

async function chosenProvider({ records }: Stores, id: string | undefined): Promise<Provider> {
  const providers = (await providerRepository(records).list(SYSTEM_PARTITION)).map(({ value }) => value);
  const ids = providers.map((provider) => provider.id).join(', ');
  if (id === undefined) {
    const [only, another] = providers;
    if (only && !another) return only;
    throw new CliError(only ? `Name the provider with --provider: ${ids}.` : 'There is no provider yet.');
  }
  const found = providers.find((provider) => provider.id === id);
  if (!found) throw new CliError(`There is no provider ${id}; there is ${ids || 'none at all'}.`);
  return found;
}

function print(
  { data, text, warnings = [] }: CommandResult,
  { stdout, stderr }: CliIo,
  isJson: boolean,
): void {
  for (const warning of warnings) stderr.write(`${warning}\n`);
  const output = isJson
    ? JSON.stringify({ status: 'ok', data, ...(warnings.length > 0 ? { warnings } : {}) })
    : text;
  if (output) stdout.write(`${output}\n`);
}
