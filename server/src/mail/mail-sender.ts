import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { RevisionConflict } from '../kernel/revision-conflict.ts';
import type { Providers } from '../providers/providers.ts';
import type { RecordStore, StoredRecord } from '../storage/record-store.ts';
import { runOnNewRecords } from '../storage/run-on-new-records.ts';
import { type MailRecord, mailRepository } from './mail.repository.ts';
import { createMailTransport, MailRefused, type MailTransport } from './mail-transport.ts';

/** A waiting mail is tried again within two minutes: at most this pause, and the time between two rounds. */
const MAX_PAUSE_MS = 90_000;
const FIRST_PAUSE_MS = 10_000;
const EVERY_MS = 15_000;
/** A server that ends while it sends leaves its mails to the others after this time. */
const LEASE_MS = 60_000;
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;

interface SenderServices {
  config: Config;
  records: RecordStore;
  providers: Pick<Providers, 'all'>;
  now: () => Date;
}

type SenderLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * Sends the mails that are due, of all providers; returns the number sent. A mail may be sent twice if a server ends
 * between the mail server's reply and the removal of the record.
 */
export async function sendDueMails(
  { records, providers, now }: Omit<SenderServices, 'config'>,
  transport: MailTransport,
  log: SenderLog,
): Promise<number> {
  const mails = mailRepository(records);
  let sent = 0;
  for (const { id: provider } of providers.all()) {
    for (const mail of await mails.list(provider)) {
      const at = now();
      const { nextAt, leaseUntil = '' } = mail.value;
      if (nextAt > at.toISOString() || leaseUntil > at.toISOString()) continue;
      const claimed = await claim(mail, at);
      if (claimed && (await send(claimed))) sent += 1;
    }
  }
  return sent;

  /** Undefined if another server has it. */
  async function claim(
    { provider, id, value, revision }: StoredRecord<MailRecord>,
    at: Date,
  ): Promise<StoredRecord<MailRecord> | undefined> {
    const leaseUntil = new Date(at.getTime() + LEASE_MS).toISOString();
    try {
      return await mails.put({ provider, id, value: { ...value, leaseUntil }, expectedRevision: revision });
    } catch (error) {
      if (error instanceof RevisionConflict) return undefined;
      throw error;
    }
  }

  async function send({ provider, id, value }: StoredRecord<MailRecord>): Promise<boolean> {
    try {
      await transport.send(id, value);
      await mails.delete(provider, id);
      return true;
    } catch (err) {
      const attempts = value.attempts + 1;
      const at = now().getTime();
      // Neither the address nor the text is logged.
      if (err instanceof MailRefused || at - Date.parse(value.at) > GIVE_UP_AFTER_MS) {
        log.error({ err, mail: id, attempts }, 'a mail was not sent and is removed');
        await mails.delete(provider, id);
        return false;
      }
      log.warn({ err, mail: id, attempts }, 'a mail was not sent and is tried again');
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** value.attempts, MAX_PAUSE_MS);
      const nextAt = new Date(at + pause).toISOString();
      await mails.put({ provider, id, value: { ...value, attempts, nextAt, leaseUntil: undefined } });
      return false;
    }
  }
}

/** Sends mails as soon as they are queued, and tries waiting ones again. Returns a stop function. */
export function startMailSender(services: SenderServices, log: SenderLog): () => Promise<void> {
  const transport = createMailTransport(services.config);
  const stop = runOnNewRecords(services.records, {
    kind: 'mail',
    everyMs: EVERY_MS,
    run: () => sendDueMails(services, transport, log),
    onError: (err) => log.error({ err }, 'the mails could not be read'),
  });
  return async () => {
    await stop();
    transport.close();
  };
}
