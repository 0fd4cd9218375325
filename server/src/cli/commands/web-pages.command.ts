import { newWebPageSchema, webPageChangesSchema } from '@portico/shared/contracts';
import type { Command } from 'commander';
import { webPageRepository } from '../../resources/web-pages/web-page.repository.ts';
import { createWebPage, deleteWebPage, updateWebPage } from '../../resources/web-pages/web-page.service.ts';
import { publishPage, unpublishPage } from '../../resources/web-pages/web-page-draft.service.ts';
import type { Cli } from '../cli.ts';
import { CliError } from '../cli-io.ts';
import { readable, table } from '../command-result.ts';
import {
  type ContentOptions,
  definedOnly,
  fieldsOf,
  nameOf,
  parseContent,
  titleOf,
  withContent,
} from '../content-options.ts';

/** Commands for web pages. [DATA-21, OPEN-13] */
export function webPageCommands(program: Command, cli: Cli): void {
  const webPages = program.command('web-pages').description('pages of widgets');

  cli.providerCommand(
    webPages.command('list').description('list all web pages'),
    async ({ stores, provider }) => {
      const pages = (await webPageRepository(stores.records).list(provider.id)).map(({ value }) => value);
      const rows = pages.map((page) => [
        page._id,
        nameOf(page.title),
        page.widgets.join(' '),
        page.isUnpublished ? 'unpublished' : 'published',
      ]);
      return { data: pages, text: table(['page', 'title', 'widgets', 'state'], rows) };
    },
  );

  cli.providerCommand(
    webPages.command('show').argument('<id>').description('show one web page'),
    async ({ stores, provider, args: [id = ''] }) => {
      const stored = await webPageRepository(stores.records).get(provider.id, id);
      if (!stored) throw new CliError(`The page ${id} does not exist.`);
      return { data: stored.value, text: readable(stored.value) };
    },
  );

  cli.providerCommand<ContentOptions>(
    withContent(webPages.command('put'))
      .argument('<id>', 'lower-case letters, digits and hyphens')
      .description('create a web page, or change its given fields'),
    async ({ stores, provider: { id: provider }, args: [id = ''], options }) => {
      const stored = await webPageRepository(stores.records).get(provider, id);
      const given = {
        ...fieldsOf(options),
        ...definedOnly({ title: titleOf(options, stored?.value.title) }),
      };
      const page = stored
        ? await updateWebPage(stores, { provider, id, data: parseContent(webPageChangesSchema, given) })
        : await createWebPage(stores, {
            provider,
            data: parseContent(newWebPageSchema, { ...given, _id: id }),
          });
      return { data: page, text: `The page is at /web-page/${id}.` };
    },
  );

  cli.providerCommand(
    webPages
      .command('publish')
      .argument('<id>')
      .description('show visitors a web page with the content of its draft'),
    async ({ stores, provider, args: [id = ''] }) => {
      const { page } = await publishPage(stores, { provider: provider.id, id });
      return { data: page, text: `The page is published at /web-page/${id}.` };
    },
  );

  cli.providerCommand(
    webPages.command('unpublish').argument('<id>').description('hide a web page from visitors'),
    async ({ stores, provider, args: [id = ''] }) => {
      const { page } = await unpublishPage(stores, { provider: provider.id, id });
      return { data: page, text: `The page ${id} is hidden from visitors.` };
    },
  );

  cli.providerCommand(
    webPages.command('delete').argument('<id>').description('delete a web page'),
    async ({ stores, provider, args: [id = ''] }) => {
      await deleteWebPage(stores, { provider: provider.id, id });
      return { data: { id }, text: `The page ${id} is deleted.` };
    },
  );
}
