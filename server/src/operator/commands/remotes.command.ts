import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { Config } from '../../config.ts';
import { DiskReleaseStore } from '../../releases/disk-release-store.ts';
import type { ReleaseStore } from '../../releases/release-store.ts';
import type { Operator } from '../operator.ts';
import { OperatorRefusal } from '../operator-io.ts';

const openReleases = (config: Config): ReleaseStore =>
  new DiskReleaseStore(path.join(config.dataFolder, 'releases'));

export function remoteCommands(program: Command, operator: Operator): void {
  const remotes = program.command('remotes').description('the live release set');

  operator.does(
    remotes.command('list').description('the live version of the shell and of each remote'),
    async ({ config }) => {
      const live = await openReleases(config).live();
      if (!live) return { data: null, text: 'Nothing has been published yet.' };
      const lines = Object.entries(live.packages).map(([name, version]) => `${name.padEnd(20)} ${version}`);
      return { data: live, text: [...lines, `release set ${live.id}`].join('\n') };
    },
  );

  operator.does(
    remotes
      .command('publish')
      .argument('<folder>', 'a built release')
      .description('publish a built release and make it live; open pages take it on their next navigation'),
    async ({ config, args: [folder = ''] }) => {
      if (!existsSync(path.join(folder, 'remote.json')))
        throw new OperatorRefusal(`${folder} is no built release: it has no remote.json.`);
      const live = await openReleases(config).publish(path.resolve(folder));
      return { data: live, text: `Published; release set ${live.id} is live.` };
    },
  );
}
