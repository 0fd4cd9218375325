import type { Command } from 'commander';
import { table } from '../answer.ts';
import type { Operator } from '../operator.ts';
import { OperatorRefusal } from '../operator-io.ts';
import { resealAll } from '../sealed-values.ts';

export function secretCommands(program: Command, operator: Operator): void {
  const secrets = program.command('secrets').description('the secret that protects what is stored');
  operator.doesOnStores(
    secrets
      .command('rotate')
      .description('seal with PORTICO_SECRET what PORTICO_FORMER_SECRET opens, beside running servers'),
    async ({ stores, config, progress }) => {
      if (config.formerSecret === undefined) {
        throw new OperatorRefusal(
          'Set PORTICO_SECRET to the new secret and PORTICO_FORMER_SECRET to the one before.',
        );
      }
      const onRecords = progress.on('Records');
      const { passcode, secondFactor } = await resealAll(stores, (count) => onRecords(count, 0));
      const unreadable = passcode.unreadable + secondFactor.unreadable;
      const rowOf = (what: string, { former, current, unreadable: lost }: typeof passcode) =>
        [what, former, current, lost] as const;
      return {
        data: { passcode, secondFactor },
        text: table(
          ['', 'sealed again', 'were sealed already', 'unreadable'],
          [rowOf('passcodes', passcode), rowOf('authenticator secrets', secondFactor)],
        ),
        warnings:
          unreadable > 0
            ? ['What is unreadable was sealed with neither secret; `doctor` says what to do about it.']
            : [],
        isBad: unreadable > 0,
      };
    },
  );
}
