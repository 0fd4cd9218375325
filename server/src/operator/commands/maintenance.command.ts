import type { Command } from 'commander';
import { reindexRecords } from '../../records/reindex.ts';
import { examine } from '../examination.ts';
import type { Operator } from '../operator.ts';

export function maintenanceCommands(program: Command, operator: Operator): void {
  operator.doesOnStores(
    program.command('reindex').description('make the indexes of all records again, beside a running server'),
    async ({ stores, progress }) => {
      const onRecords = progress.on('Records');
      const records = await reindexRecords(stores.records, (count) => onRecords(count, 0));
      return {
        data: { records },
        text: `${records} records are indexed again; a running server brings its search up to date by itself.`,
      };
    },
  );

  operator.does<{ deep?: boolean; repair?: boolean }>(
    program
      .command('doctor')
      .option('--deep', 'read every image and compare its hash, in place of its size alone')
      .option('--repair', 'record size and hash of images where an older version has not')
      .description('look for what is wrong, and say what to do about it'),
    async ({ config, options: { deep, repair } }) => {
      const findings = await examine(config, { isDeep: deep, repairs: repair });
      const lines = findings.flatMap(({ check, problems, notes = [] }) => [
        `${problems.length === 0 ? 'ok     ' : 'PROBLEM'}  ${check}`,
        ...problems.map(({ what, remedy }) => `         ${what} ${remedy}`),
        ...notes.map((note) => `         ${note}`),
      ]);
      const isBad = findings.some(({ problems }) => problems.length > 0);
      return { data: { isSound: !isBad, findings }, text: lines.join('\n'), isBad };
    },
  );
}
