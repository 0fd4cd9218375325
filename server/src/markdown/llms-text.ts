import { localized } from '@portico/shared/domain';
import type { TextReader } from '../render/public-text.ts';
import type { SiteReader } from '../render/site-reader.ts';
import { LABELS } from './labels.ts';
import { lineToMarkdown, markdownBlocks, markdownSection } from './markdown-text.ts';
import { listingLinks, portalLinks, townLinks } from './page-markdown.ts';

/** The index of the site in the format of llms.txt; its addresses also respond with Markdown. */
export async function llmsText(site: SiteReader, reader: TextReader): Promise<string> {
  const { title, description } = await site.config();
  const { language, origin } = reader;
  const labels = LABELS[language];
  const about = lineToMarkdown(localized(description, language));
  return markdownBlocks(
    `# ${lineToMarkdown(localized(title, language))}`,
    about && `> ${about}`,
    `Every page is also Markdown: send \`Accept: text/markdown\`. \`?lang=\` chooses th, en, zh or ar. All pages: ${origin}/sitemap.xml`,
    markdownSection(labels.towns, await townLinks(site, reader)),
    markdownSection(labels.listings, await listingLinks(site, reader)),
    markdownSection(labels.pages, await portalLinks(site, reader, {})),
  );
}
