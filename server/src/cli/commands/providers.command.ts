import { LANGUAGES, type Language, SIGN_UP_SETTINGS, type SignUpSetting } from '@portico/shared/contracts';
import { type Command, Option } from 'commander';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { type Provider, providerRepository } from '../../providers/providers.ts';
import {
  createProvider,
  deleteProvider,
  listProviders,
  updateProvider,
} from '../../records/provider.service.ts';
import type { Cli } from '../cli.ts';
import { CliError } from '../cli-io.ts';
import { readable, table } from '../command-result.ts';

interface ProviderOptions {
  host?: string[];
  private?: boolean;
  listUnofficial?: boolean;
  signUp?: SignUpSetting;
  languages?: Language[];
  indexed?: boolean;
  mcp?: boolean;
  embedOn?: string[];
  withholdUnapproved?: boolean;
  adminSecondFactor?: boolean;
}

export function providerCommands(program: Command, cli: Cli): void {
  const providers = program.command('providers').description('providers (sites) and their hosts');

  cli.storeCommand(
    providers.command('list').description('list all providers with their hosts'),
    async ({ stores }) => {
      const found = await listProviders(stores.records);
      const rows = found.map(({ id, hosts, isPrivate }) => [id, isPrivate, hosts.join(' ')]);
      return { data: found, text: table(['provider', 'private', 'hosts'], rows) };
    },
    { mayStart: true },
  );

  cli.storeCommand(
    providers.command('show').argument('<id>').description('show one provider'),
    async ({ stores, args: [id = ''] }) => {
      const found = await providerRepository(stores.records).get(SYSTEM_PARTITION, id);
      if (!found) throw new CliError(`The provider ${id} does not exist.`);
      return { data: found.value, text: readable(found.value) };
    },
  );

  cli.storeCommand<ProviderOptions>(
    withSettings(providers.command('create'))
      .argument('<id>', 'lower-case letters, digits and hyphens; it never changes')
      .description('create an empty site'),
    async ({ stores, args: [id = ''], options }) => {
      const { hosts = [], isPrivate = false, settings } = changesOf(options);
      const created = await createProvider(stores.records, { id, hosts, isPrivate, settings });
      return { data: created, text: `The provider ${id} is on ${created.hosts.join(', ')}.` };
    },
    { mayStart: true },
  );

  cli.storeCommand<ProviderOptions>(
    withSettings(providers.command('update'))
      .argument('<id>')
      .description(
        'change hosts, privacy, sign-up, languages, search engines, search listing or withholding; other settings stay unchanged',
      ),
    async ({ stores, args: [id = ''], options }) => {
      const updated = await updateProvider(stores.records, id, changesOf(options));
      return { data: updated, text: readable(updated) };
    },
  );

  cli.storeCommand<{ confirm?: string }>(
    providers
      .command('delete')
      .argument('<id>')
      .option('--confirm <id>', 'repeat the id to confirm')
      .description('delete a site with all its content permanently'),
    async ({ stores: { records, images }, args: [id = ''], options, progress }) => {
      if (options.confirm !== id)
        throw new CliError(
          `This removes ${id} and everything in it for good: repeat the id with --confirm ${id}.`,
        );
      const onRecords = progress.on('Deleting records');
      const count = await deleteProvider({
        records,
        images,
        id,
        onRecords: (done) => onRecords(done, 0),
      });
      return { data: { id, records: count }, text: `${id} is deleted, with ${count} records.` };
    },
  );
}

const withSettings = (command: Command): Command =>
  command
    .option('--host <hosts...>', 'host names of the site, without port')
    .option('--private', 'hide content creation and the sign-in page; discovery stays public')
    .addOption(new Option('--no-private').hideHelp())
    .option('--list-unofficial', 'list finished portals that wait for review in searches')
    .addOption(new Option('--no-list-unofficial').hideHelp())
    .addOption(
      new Option('--sign-up <who>', 'who may create an account; `users invite` creates invitations').choices(
        SIGN_UP_SETTINGS,
      ),
    )
    .addOption(
      new Option('--languages <codes...>', 'languages that the site offers; th is one of them').choices(
        LANGUAGES,
      ),
    )
    .option('--no-indexed', 'forbid search engines to list the site')
    .addOption(new Option('--indexed').hideHelp())
    .option('--mcp', 'let assistants read the site at /mcp')
    .addOption(new Option('--no-mcp').hideHelp())
    .option('--embed-on [origins...]', 'websites that may embed pages; without one, all may')
    .option('--withhold-unapproved', 'hide pages of an account from visitors until one of them is released')
    .addOption(new Option('--no-withhold-unapproved').hideHelp())
    .option(
      '--admin-second-factor',
      'require a second factor of admins; without one they reach only their account page',
    )
    .addOption(new Option('--no-admin-second-factor').hideHelp())
    .addHelpText('after', '\nA switch is turned off with no-, such as --no-private.');

const changesOf = ({
  host,
  private: isPrivate,
  listUnofficial,
  signUp,
  languages,
  indexed,
  mcp,
  embedOn,
  withholdUnapproved,
  adminSecondFactor,
}: ProviderOptions) =>
  ({
    ...(host === undefined ? {} : { hosts: host }),
    ...(isPrivate === undefined ? {} : { isPrivate }),
    settings: {
      ...(listUnofficial === undefined ? {} : { listUnofficial }),
      ...(signUp === undefined ? {} : { signUp }),
      ...(languages === undefined ? {} : { languages }),
      ...(indexed === undefined ? {} : { isIndexed: indexed }),
      ...(mcp === undefined ? {} : { mcp }),
      ...(embedOn === undefined ? {} : { embedOrigins: Array.isArray(embedOn) ? embedOn : [] }),
      ...(withholdUnapproved === undefined ? {} : { withholdUnapproved }),
      ...(adminSecondFactor === undefined ? {} : { adminSecondFactor }),
    },
  }) satisfies Partial<Provider>;
