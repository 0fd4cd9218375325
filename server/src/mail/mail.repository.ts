import { type Collection, collection } from '../storage/collection.ts';
import type { RecordStore } from '../storage/record-store.ts';
import type { MailMessage } from './mail-message.ts';

/** A mail that waits to be sent. */
export interface MailRecord extends MailMessage {
  /** The receiver; absent for an invitation. The mail is removed with the account. */
  uid?: string | undefined;
  to: string;
  /** Where the receiver stops mails of this kind. */
  optOut?: string | undefined;
  /** ISO times: when it was queued, and when it is tried next. */
  at: string;
  nextAt: string;
  attempts: number;
  /** ISO time until which one server is sending it. */
  leaseUntil?: string | undefined;
}

export const mailRepository = (records: RecordStore): Collection<MailRecord> =>
  collection<MailRecord>(records, 'mail');
