import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { CliError } from '../cli-io.ts';
import { table } from '../command-result.ts';
import { resealAll } from '../sealed-values.ts';

export function secretCommands(program: Command, cli: Cli): void {
  const secrets = program.command('secrets').description('the secret that encrypts stored values');
  cli.storeCommand(
    secrets
      .command('rotate')
      .description('encrypt values of PORTICO_FORMER_SECRET with PORTICO_SECRET, beside running servers'),
    async ({ stores, config, progress }) => {
      if (config.formerSecret === undefined) {
        throw new CliError(
          'Set PORTICO_SECRET to the new secret and PORTICO_FORMER_SECRET to the one before.',
        );
      }
      const onRecords = progress.on('Records');
      const { passcode, secondFactor, webhook } = await resealAll(stores, (count) => onRecords(count, 0));
      const unreadable = passcode.unreadable + secondFactor.unreadable + webhook.unreadable;
      const rowOf = (what: string, { former, current, unreadable: lost }: typeof passcode) =>
        [what, former, current, lost] as const;
      return {
        data: { passcode, secondFactor, webhook },
        text: table(
          ['', 'sealed again', 'were sealed already', 'unreadable'],
          [
            rowOf('passcodes', passcode),
            rowOf('authenticator secrets', secondFactor),
            rowOf('webhook secrets', webhook),
          ],
        ),
        warnings:
          unreadable > 0
            ? ['Unreadable values were encrypted with neither secret; `doctor` shows what to do about it.']
            : [],
        isBad: unreadable > 0,
      };
    },
  );
}
