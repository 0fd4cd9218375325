import type { Command } from 'commander';
import { generateKeys } from '../../config/signing-keys.ts';
import { openUnverifiedReleases } from '../../releases/open-releases.ts';
import { signStored } from '../../releases/sign-stored.ts';
import type { Cli } from '../cli.ts';
import { CliError } from '../cli-io.ts';
import { table } from '../command-result.ts';

export function remotesSigningCommands(remotes: Command, cli: Cli): void {
  cli.command(
    remotes.command('keygen').description('create a key pair to sign releases; stores nothing'),
    async () => {
      const { publicKey, privateKey } = generateKeys();
      const lines = [
        `PORTICO_RELEASE_KEYS=${publicKey}`,
        `PORTICO_RELEASE_SIGNING_KEY=${privateKey}`,
        'The first one is for the servers. The second one is a secret of the publisher: do not give it to the servers.',
      ];
      return { data: { publicKey, privateKey }, text: lines.join('\n'), isUnrecorded: true };
    },
  );

  cli.command(
    remotes
      .command('sign')
      .argument('[name]', 'releases of one package; default: all')
      .argument('[version]', 'one version; default: all')
      .description('sign releases in the store with PORTICO_RELEASE_SIGNING_KEY'),
    async ({ config, args: [name, version] }) => {
      if (!config.releaseKeys.own)
        throw new CliError('Set PORTICO_RELEASE_SIGNING_KEY; `remotes keygen` creates a key pair.');
      const releases = openUnverifiedReleases(config);
      if (name !== undefined && version !== undefined) await releases.descriptor(name, version);
      const signed = await signStored({
        releases,
        keys: config.releaseKeys,
        isWanted: (release) =>
          (name ?? release.name) === release.name && (version ?? release.version) === release.version,
      });
      const rows = signed.map((release) => [release.name, release.version]);
      return {
        data: { signed },
        text: signed.length > 0 ? `${table(['signed', 'version'], rows)}` : 'All of them are signed already.',
      };
    },
  );
}
