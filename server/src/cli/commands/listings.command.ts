import { listingChangesSchema, newListingSchema } from '@portico/shared/contracts';
import type { Command } from 'commander';
import { listingRepository } from '../../resources/listings/listing.repository.ts';
import { createListing, deleteListing, updateListing } from '../../resources/listings/listing.service.ts';
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

interface ListingOptions extends ContentOptions {
  score?: string;
  image?: string;
  appearSeq?: string;
  town?: string;
  portals?: string[];
}

/** Commands for listings. [DATA-20] */
export function listingCommands(program: Command, cli: Cli): void {
  const listings = program.command('listings').description('listings of a site');

  cli.providerCommand(
    listings.command('list').description('list all listings'),
    async ({ stores, provider }) => {
      const found = (await listingRepository(stores.records).list(provider.id)).map(({ value }) =>
        shown(value),
      );
      const rows = found.map((listing) => [
        listing._id,
        nameOf(listing.title),
        listing.town,
        listing.appearSeq,
        listing.portals?.length ?? 0,
        listing.isPrivate ?? false,
        listing.isArchived ?? false,
      ]);
      return {
        data: found,
        text: table(['listing', 'title', 'town', 'place', 'portals', 'private', 'archived'], rows),
      };
    },
  );

  gatedItemCommands(listings, cli, {
    noun: 'listing',
    deletes: 'delete a listing without portals',
    stored: storedListing,
    lock: ({ stores, provider, args: [id = ''] }, passcode) =>
      updateListing(stores, { provider: provider.id, id, data: { isPrivate: true, passcode } }),
    archive: ({ stores, provider, args: [id = ''] }, isArchived) =>
      updateListing(stores, { provider: provider.id, id, data: { isArchived } }),
    remove: ({ stores, provider, args: [id = ''] }) => deleteListing(stores, { provider: provider.id, id }),
  });

  cli.providerCommand<ListingOptions>(
    withFields(listings.command('create'))
      .argument('<id>', 'lower-case letters, digits and hyphens')
      .description('create a listing'),
    async (call) => {
      const { stores, provider, args } = call;
      const data = parseContent(newListingSchema, { ...(await given(call, undefined)), _id: args[0] });
      const listing = shown(await createListing(stores, { provider: provider.id, data }));
      return { data: listing, text: `The listing ${listing._id} is created.` };
    },
  );

  cli.providerCommand<ListingOptions>(
    withFields(listings.command('update'))
      .argument('<id>')
      .description('change the given fields of a listing'),
    async (call) => {
      const { stores, provider } = call;
      const { _id: id, title } = await storedListing(call);
      const data = parseContent(listingChangesSchema, await given(call, title));
      const listing = shown(await updateListing(stores, { provider: provider.id, id, data }));
      return { data: listing, text: readable(listing) };
    },
  );
}

const withFields = (command: Command): Command =>
  withContent(command)
    .option('--score <number>', 'sort score; higher comes first')
    .option('--image <file>', 'picture')
    .option('--appear-seq <number>', 'position; lower comes first')
    .option('--town <id>', 'town of the listing')
    .option('--portals <ids...>', 'order of its portals; `portals release` decides which portals it has');

async function given(
  call: ProviderCall<ListingOptions>,
  title: Parameters<typeof titleOf>[1],
): Promise<Record<string, unknown>> {
  const { options } = call;
  return {
    ...fieldsOf(options),
    ...definedOnly({
      title: titleOf(options, title),
      score: options.score === undefined ? undefined : Number(options.score),
      mainImageId: await imageOf(call, options.image),
      appearSeq: options.appearSeq === undefined ? undefined : Number(options.appearSeq),
      town: options.town,
      portals: options.portals,
    }),
  };
}

async function storedListing({ stores, provider, args: [id = ''] }: ProviderCall<unknown>) {
  const stored = await listingRepository(stores.records).get(provider.id, id);
  if (!stored) throw new CliError(`The listing ${id} does not exist.`);
  return stored.value;
}
