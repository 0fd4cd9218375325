import type { Command } from 'commander';
import { reindexRecords } from '../../records/reindex.ts';
import type { Cli } from '../cli.ts';

export function reindexCommands(program: Command, cli: Cli): void {
  cli.storeCommand(
    program
      .command('reindex')
      .description('rewrite the index entries of all records, beside a running server'),
    async ({ stores, progress }) => {
      const onRecords = progress.on('Records');
      const records = await reindexRecords(stores.records, (count) => onRecords(count, 0));
      return {
        data: { records },
        text: `${records} records are indexed again; a running server updates its search automatically.`,
      };
    },
  );
}
