import { webConfigChangesSchema } from '@portico/shared/contracts';
import type { Command } from 'commander';
import { WEB_CONFIG_ID, webConfigRepository } from '../../resources/web-config/web-config.repository.ts';
import { updateWebConfig } from '../../resources/web-config/web-config.service.ts';
import type { Cli } from '../cli.ts';
import { CliError } from '../cli-io.ts';
import { readable } from '../command-result.ts';
import {
  type ContentOptions,
  definedOnly,
  fieldsOf,
  imageOf,
  parseContent,
  titleOf,
  withContent,
} from '../content-options.ts';

interface WebConfigOptions extends ContentOptions {
  logo?: string;
  home?: string;
}

/** Commands for a site's configuration. [DATA-22] */
export function webConfigCommands(program: Command, cli: Cli): void {
  const webConfig = program.command('web-config').description('configuration of a site');

  cli.providerCommand(
    webConfig.command('show').description('show the configuration of a site'),
    async ({ stores, provider }) => {
      const stored = await webConfigRepository(stores.records).get(provider.id, WEB_CONFIG_ID);
      if (!stored) throw new CliError(`The provider ${provider.id} has no web config yet.`);
      return { data: stored.value, text: readable(stored.value) };
    },
  );

  cli.providerCommand<WebConfigOptions>(
    withContent(webConfig.command('update'))
      .option('--logo <file>', 'the picture in the navigation bar')
      .option('--home <file>', 'the picture at the top of the home page')
      .description('change the given fields of the configuration'),
    async (call) => {
      const { stores, provider, options } = call;
      const stored = await webConfigRepository(stores.records).get(provider.id, WEB_CONFIG_ID);
      const data = parseContent(webConfigChangesSchema, {
        ...fieldsOf(options),
        ...definedOnly({
          title: titleOf(options, stored?.value.title),
          logoImageId: await imageOf(call, options.logo),
          homeImageId: await imageOf(call, options.home),
        }),
      });
      const { config } = await updateWebConfig(stores, { provider: provider.id, data });
      return { data: config, text: readable(config) };
    },
  );
}
