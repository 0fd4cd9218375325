import path from 'node:path';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { DiskReleaseStore } from '../releases/disk-release-store.ts';
import { ReleaseNotFound, type ReleaseStore } from '../releases/release-store.ts';

/** The operator's command: `npm run portico -- <noun> <verb> [arguments]`, on the data folder of PORTICO_DATA. */
interface Command {
  words: readonly string[];
  usage: string;
  does: string;
  run: (args: readonly string[], config: Config) => Promise<void>;
}

const openReleases = (config: Config): ReleaseStore =>
  new DiskReleaseStore(path.join(config.dataFolder, 'releases'));

const commands: readonly Command[] = [
  {
    words: ['remotes', 'list'],
    usage: 'remotes list',
    does: 'shows the live version of the shell and of each remote',
    run: async (_args, config) => {
      const live = await openReleases(config).live();
      if (!live) return console.log('Nothing has been published yet.');
      for (const [name, version] of Object.entries(live.packages))
        console.log(`${name.padEnd(20)} ${version}`);
      console.log(`release set ${live.id}`);
    },
  },
  {
    words: ['remotes', 'publish'],
    usage: 'remotes publish <built folder>',
    does: 'publishes a built release and makes it live; open pages take it on their next navigation',
    run: async ([folder], config) => {
      if (!folder) throw new ConfigError('Say which built folder to publish: remotes publish <built folder>');
      const live = await openReleases(config).publish(path.resolve(folder));
      console.log(`Published; release set ${live.id} is live.`);
    },
  },
];

async function main(args: readonly string[]): Promise<void> {
  const command = commands.find(({ words }) => words.every((word, index) => args[index] === word));
  if (!command) {
    const lines = commands.map(({ usage, does }) => `  ${usage.padEnd(34)} ${does}`);
    console.log(['Usage: npm run portico -- <command>', ...lines].join('\n'));
    process.exitCode = args.length === 0 || args[0] === 'help' ? 0 : 2;
    return;
  }
  await command.run(args.slice(command.words.length), readConfig(process.env));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof ReleaseNotFound)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
