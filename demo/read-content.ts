import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { ProviderContent } from '../server/src/seed/seed-content.ts';
import {
  accountsSchema,
  catalogsSchema,
  listingsSchema,
  portalsSchema,
  providerSchema,
  tagsSchema,
  townsSchema,
  webConfigSeedSchema,
  webPagesSchema,
} from './content.schema.ts';

export const contentFolder = path.join(import.meta.dirname, 'content');

/** Every provider of the demo. Throws an error that names file and field for invalid content. */
export const readContents = (): ProviderContent[] =>
  ['demo', 'private'].map((provider) => readProviderContent(path.join(contentFolder, provider)));

/** The content of one folder; see `readContents`. */
export function readProviderContent(folder: string): ProviderContent {
  const read = <Content>(name: string, schema: z.ZodType<Content>) =>
    readChecked(path.join(folder, `${name}.json`), schema);
  const { portals, ...provider } = read('provider', providerSchema);
  return {
    ...provider,
    webConfig: read('web-config', webConfigSeedSchema),
    accounts: read('accounts', accountsSchema),
    towns: read('towns', townsSchema),
    listings: read('listings', listingsSchema),
    tags: read('tags', tagsSchema),
    portals: portals.flatMap((group) => read(`portals/${group}`, portalsSchema)),
    catalogs: read('catalogs', catalogsSchema),
    webPages: read('web-pages', webPagesSchema),
  };
}

function readChecked<Content>(file: string, schema: z.ZodType<Content>): Content {
  const named = path.relative(path.join(contentFolder, '../..'), file);
  const refuse = (reason: string) => new Error(`${named}: ${reason}`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw refuse((error as Error).message);
  }
  const { data, error } = schema.safeParse(content);
  if (error) {
    const problems = error.issues.map((issue) => `${fieldName(issue.path, content)}: ${issue.message}`);
    throw refuse(problems.join('; '));
  }
  const unknown = unknownField(content, data);
  if (unknown) throw refuse(`${fieldName(unknown, content)}: no such field`);
  return data;
}

/** Path of a field that the schema does not have; the contracts drop unknown fields silently. */
function unknownField(content: unknown, parsed: unknown): PropertyKey[] | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  for (const [key, value] of Object.entries(content)) {
    if (typeof parsed !== 'object' || parsed === null || !(key in parsed)) return [key];
    const deeper = unknownField(value, (parsed as Record<string, unknown>)[key]);
    if (deeper) return [key, ...deeper];
  }
  return undefined;
}

/** `3.title.en` with the id of the fourth item, which is easier to find: `3 (wat-phumin).title.en`. */
function fieldName(field: readonly PropertyKey[], content: unknown): string {
  const [first, ...rest] = field;
  const item = first === undefined ? undefined : (content as Record<PropertyKey, unknown>)[first];
  const id = (item as { id?: unknown } | null | undefined)?.id;
  return [typeof id === 'string' ? `${String(first)} (${id})` : String(first ?? 'the file'), ...rest]
    .map(String)
    .join('.');
}
