import { McpServer } from '@modelcontextprotocol/server';
import { LANGUAGES, type Language, MAX_SEARCH_FROM, MAX_SEARCH_SIZE } from '@portico/shared/contracts';
import { addressInLanguage, localized, portalsBody, townsBody } from '@portico/shared/domain';
import { z } from 'zod';
import { SERVER_VERSION } from '../kernel/server-version.ts';
import { pageMarkdown } from '../markdown/page-markdown.ts';
import type { SiteReader } from '../render/site-reader.ts';

const MAX_RESULTS = 20;

const languageSchema = z.enum(LANGUAGES).default('en').describe('Language of the texts.');
const resultSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  url: z.string(),
});
const readOnly = { readOnlyHint: true, openWorldHint: false } as const;

interface ToolsContext {
  site: SiteReader;
  /** Of the site, without a slash at the end. */
  origin: string;
  now: () => Date;
}

/** A server whose tools read the site as its visitors do. */
export function createSiteTools({ site, origin, now }: ToolsContext): McpServer {
  const server = new McpServer({ name: 'portico', version: SERVER_VERSION });

  const addressOf = (folder: string, id: string, language: Language): string =>
    addressInLanguage(`${origin}/${folder}/${encodeURIComponent(id)}`, language);

  server.registerTool(
    'search',
    {
      title: 'Search pages',
      description:
        'Searches pages of places, shops and events by words of their titles and tags, newest first.',
      annotations: readOnly,
      inputSchema: z.object({
        text: z.string().max(200).default('').describe('Words in any language; empty for all pages.'),
        town: z.string().max(200).optional().describe('Only pages of the town with this id.'),
        language: languageSchema,
        offset: z.number().int().min(0).max(MAX_SEARCH_FROM).default(0),
        limit: z.number().int().min(1).max(MAX_RESULTS).default(10),
      }),
      outputSchema: z.object({ total: z.number(), results: z.array(resultSchema) }),
    },
    async ({ text, town, language, offset, limit }) => {
      const { total, hits } = await site.search(
        'portal',
        portalsBody({ text, townId: town, from: offset, size: limit }),
      );
      const results = hits
        .filter(({ _source }) => !_source.isPrivate)
        .map(({ _id: id, _source: { title, highlightSentence, shortDescription } }) => ({
          id,
          title: localized(title, language),
          summary: localized(highlightSentence, language) || localized(shortDescription, language),
          url: addressOf('portals', id, language),
        }));
      return structured({ total, results });
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Returns a page of this site as Markdown: facts, opening hours, contacts, pictures, links.',
      annotations: readOnly,
      inputSchema: z.object({
        url: z
          .string()
          .max(2_000)
          .describe('Address of a page of this site, or its path, such as /portals/abc.'),
        language: languageSchema,
      }),
    },
    async ({ url, language }) => {
      const address = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
      const text =
        address?.origin === origin
          ? await pageMarkdown(site, address, { language, origin, now: now().getTime() })
          : undefined;
      return text === undefined
        ? { isError: true, content: [{ type: 'text', text: 'This site has no such page.' }] }
        : { content: [{ type: 'text', text }] };
    },
  );

  server.registerTool(
    'list_towns',
    {
      title: 'List towns',
      description: 'Lists the towns of this site.',
      annotations: readOnly,
      inputSchema: z.object({ language: languageSchema }),
      outputSchema: z.object({ towns: z.array(resultSchema.omit({ summary: true })) }),
    },
    async ({ language }) => {
      const { hits } = await site.search('town', townsBody({ size: MAX_SEARCH_SIZE }));
      const towns = hits
        .filter(({ _source }) => !_source.isPrivate)
        .map(({ _id: id, _source: { title } }) => ({
          id,
          title: localized(title, language),
          url: addressOf('towns', id, language),
        }));
      return structured({ towns });
    },
  );

  return server;
}

/** The result as data, and as text for clients that read text only. */
const structured = <Data extends Record<string, unknown>>(data: Data) => ({
  structuredContent: data,
  content: [{ type: 'text' as const, text: JSON.stringify(data) }],
});
