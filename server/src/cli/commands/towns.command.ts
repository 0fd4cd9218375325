import { newTownSchema, townChangesSchema } from '@portico/shared/contracts';
import type { Command } from 'commander';
import { townRepository } from '../../resources/towns/town.repository.ts';
import { createTown, deleteTown, updateTown } from '../../resources/towns/town.service.ts';
import type { Cli, ProviderCall } from '../cli.ts';
import { CliError } from '../cli-io.ts';
import { readable, table } from '../command-result.ts';
import {
  type ContentOptions,
  definedOnly,
  fieldsOf,
  imageOf,
  nameOf,
  parseContent,
  shown,
  titleOf,
  withContent,
} from '../content-options.ts';
import { gatedItemCommands } from '../gated-item-commands.ts';

interface TownOptions extends ContentOptions {
  score?: string;
  image?: string;
  profileImage?: string;
}

/** Commands for towns. [DATA-19] */
export function townCommands(program: Command, cli: Cli): void {
  const towns = program.command('towns').description('towns of a site');

  cli.providerCommand(towns.command('list').description('list all towns'), async ({ stores, provider }) => {
    const found = (await townRepository(stores.records).list(provider.id)).map(({ value }) => shown(value));
    const rows = found.map((town) => [
      town._id,
      nameOf(town.title),
      town.score,
      town.isPrivate ?? false,
      town.isArchived ?? false,
    ]);
    return { data: found, text: table(['town', 'title', 'score', 'private', 'archived'], rows) };
  });

  gatedItemCommands(towns, cli, {
    noun: 'town',
    deletes: 'delete a town without listings and portals',
    stored: storedTown,
    lock: ({ stores, provider, args: [id = ''] }, passcode) =>
      updateTown(stores, { provider: provider.id, id, data: { isPrivate: true, passcode } }),
    archive: ({ stores, provider, args: [id = ''] }, isArchived) =>
      updateTown(stores, { provider: provider.id, id, data: { isArchived } }),
    remove: ({ stores, provider, args: [id = ''] }) => deleteTown(stores, { provider: provider.id, id }),
  });

  cli.providerCommand<TownOptions>(
    withFields(towns.command('create'))
      .argument('<id>', 'lower-case letters, digits and hyphens')
      .description('create a town'),
    async (call) => {
      const { stores, provider, args } = call;
      const data = parseContent(newTownSchema, { ...(await given(call, undefined)), _id: args[0] });
      const town = shown(await createTown(stores, { provider: provider.id, data }));
      return { data: town, text: `The town ${town._id} is created.` };
    },
  );

  cli.providerCommand<TownOptions>(
    withFields(towns.command('update')).argument('<id>').description('change the given fields of a town'),
    async (call) => {
      const { stores, provider } = call;
      const { _id: id, title } = await storedTown(call);
      const data = parseContent(townChangesSchema, await given(call, title));
      const town = shown(await updateTown(stores, { provider: provider.id, id, data }));
      return { data: town, text: readable(town) };
    },
  );
}

const withFields = (command: Command): Command =>
  withContent(command)
    .option('--score <number>', 'sort score; higher comes first')
    .option('--image <file>', 'picture')
    .option('--profile-image <file>', 'picture of the welcome on its page');

async function given(
  call: ProviderCall<TownOptions>,
  title: Parameters<typeof titleOf>[1],
): Promise<Record<string, unknown>> {
  const { options } = call;
  return {
    ...fieldsOf(options),
    ...definedOnly({
      title: titleOf(options, title),
      score: options.score === undefined ? undefined : Number(options.score),
      mainImageId: await imageOf(call, options.image),
      profileImageId: await imageOf(call, options.profileImage),
    }),
  };
}

async function storedTown({ stores, provider, args: [id = ''] }: ProviderCall<unknown>) {
  const stored = await townRepository(stores.records).get(provider.id, id);
  if (!stored) throw new CliError(`The town ${id} does not exist.`);
  return stored.value;
}
