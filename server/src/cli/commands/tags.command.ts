import { LANGUAGES, type LocalizedText, tagChangesSchema, tagTextSchema } from '@portico/shared/contracts';
import type { Command } from 'commander';
import { portalRepository } from '../../resources/portals/portal.repository.ts';
import { mergeTags } from '../../resources/tags/merge-tags.service.ts';
import { type TagRecord, tagRepository } from '../../resources/tags/tag.repository.ts';
import { deleteTag, setTag } from '../../resources/tags/tag.service.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { Cli } from '../cli.ts';
import { CliError } from '../cli-io.ts';
import { readable, table } from '../command-result.ts';
import { definedOnly, fieldsOf, mergeText, parseContent } from '../content-options.ts';

interface SetOptions {
  nameTh?: string;
  nameEn?: string;
  nameZh?: string;
  nameAr?: string;
  synonyms?: string[];
  icon?: string;
  from?: string;
}

/** [OPEN-53] */
export function tagCommands(program: Command, cli: Cli): void {
  const tags = program.command('tags').description('tag dictionary of a site: names in four languages');

  cli.providerCommand<{ unknown?: boolean }>(
    tags
      .command('list')
      .option('--unknown', 'only tags that pages use and the dictionary does not have')
      .description('list all tags with the number of their pages'),
    async ({ stores: { records }, provider, options: { unknown } }) => {
      const known = (await tagRepository(records).list(provider.id)).map(({ value }) => value);
      const counts = await countTags(records, provider.id);
      const isKnown = new Set(known.map(({ _id }) => _id));
      const others = [...counts.keys()].filter((tag) => !isKnown.has(tag));
      const data = unknown
        ? others
            .map((_id) => ({ _id, portals: counts.get(_id) ?? 0 }))
            .sort((a, b) => b.portals - a.portals || (a._id < b._id ? -1 : 1))
        : known.map((tag) => ({ ...tag, portals: counts.get(tag._id) ?? 0 }));
      return { data, text: tagTable(data) };
    },
  );

  cli.providerCommand<SetOptions>(
    withNames(tags.command('set'))
      .argument('<tag>', 'as pages store it')
      .option('--synonyms <words...>', 'other words that find it; replaces those that it has')
      .option('--icon <emoji>', 'shown before the name where the tag is a heading')
      .option('--from <file>', 'JSON with the fields to set, as in the API; null clears a field')
      .description('add a tag to the dictionary, or change the given fields of one'),
    async ({ stores, provider, args: [given = ''], options }) => {
      const id = textOf(given);
      const before = (await tagRepository(stores.records).get(provider.id, id))?.value;
      const { nameTh, nameEn, nameZh, nameAr } = options;
      const name = mergeText({ th: nameTh, en: nameEn, zh: nameZh, ar: nameAr }, before?.name);
      const data = parseContent(tagChangesSchema, {
        ...fieldsOf(options),
        ...definedOnly({ name, synonyms: options.synonyms, icon: options.icon }),
      });
      const tag = await setTag(stores, { provider: provider.id, id, data });
      const missing = LANGUAGES.filter((language) => !tag.name[language]);
      return {
        data: tag,
        text: readable(tag),
        warnings: missing.length > 0 ? [`The tag has no name in ${missing.join(', ')}.`] : [],
      };
    },
  );

  cli.providerCommand(
    tags
      .command('merge')
      .argument('<tag>', 'tag that ends')
      .argument('<into>', 'tag of the dictionary that takes its pages and its names')
      .description('make two tags one on all pages, beside a running server; run it again if interrupted'),
    async ({ stores, provider, args: [from = '', into = ''], progress }) => {
      const merge = { provider: provider.id, from: textOf(from), into: textOf(into) };
      const merged = await mergeTags(stores, { ...merge, onPortals: progress.on('Portals') });
      const home = merged.isConfigured ? ', and the home page' : '';
      return {
        data: merged,
        text: `${merge.from} is now ${merge.into} on ${merged.portals} portals${home}; its names find ${merge.into}.`,
      };
    },
  );

  cli.providerCommand(
    tags.command('delete').argument('<tag>').description('remove a tag from the dictionary; pages keep it'),
    async ({ stores, provider, args: [given = ''] }) => {
      const id = textOf(given);
      await deleteTag(stores, { provider: provider.id, id });
      return { data: { id }, text: `The tag ${id} is removed from the dictionary.` };
    },
  );
}

function withNames(command: Command): Command {
  for (const language of LANGUAGES) command.option(`--name-${language} <text>`, `name in ${language}`);
  return command;
}

function textOf(given: string): string {
  const parsed = tagTextSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new CliError(`${given || 'An empty text'} is no tag: ${parsed.error.issues[0]?.message}.`);
}

/** How many portals store each tag, in every status. */
async function countTags(records: RecordStore, provider: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { value } of await portalRepository(records).list(provider)) {
    for (const tag of new Set(value.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}

type ListedTag = Pick<TagRecord, '_id' | 'synonyms'> & {
  name?: LocalizedText | undefined;
  portals: number;
};

const tagTable = (listed: readonly ListedTag[]): string =>
  table(
    ['tag', ...LANGUAGES, 'synonyms', 'portals'],
    listed.map(({ _id, name, synonyms, portals }) => [
      _id,
      ...LANGUAGES.map((language) => name?.[language]),
      synonyms?.join(', '),
      portals,
    ]),
  );
