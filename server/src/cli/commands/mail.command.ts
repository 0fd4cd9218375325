import type { Command } from 'commander';
import { mailRepository } from '../../mail/mail.repository.ts';
import { mailFolder, mailsInFolder } from '../../mail/mail-transport.ts';
import { listProviders } from '../../records/provider.service.ts';
import type { Cli } from '../cli.ts';
import { table } from '../command-result.ts';

export function mailCommands(program: Command, cli: Cli): void {
  const mail = program.command('mail').description('mails of the sites');

  cli.storeCommand(
    mail
      .command('list')
      .description('list mails that wait to be sent, and without an SMTP server those in the folder'),
    async ({ stores, config }) => {
      const queued = [];
      for (const { id } of await listProviders(stores.records)) {
        for (const { value } of await mailRepository(stores.records).list(id)) {
          const { to, subject, text, html, at, attempts, nextAt } = value;
          queued.push({ state: 'queued' as const, to, subject, text, html, at, attempts, nextAt });
        }
      }
      const stored = (await mailsInFolder(mailFolder(config))).map((each) => ({
        state: 'in the folder' as const,
        ...each,
      }));
      const mails = [...queued, ...stored].sort((one, other) => (one.at < other.at ? 1 : -1));
      const rows = mails.map(({ at, state, to, subject }) => [at, state, to, subject]);
      return {
        data: mails,
        text: mails.length === 0 ? 'No mail waits.' : table(['time', 'state', 'to', 'subject'], rows),
      };
    },
  );
}
