import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  FALLBACK_LANGUAGE,
  type Language,
  type LocalizedText,
  type OptionalMail,
} from '@portico/shared/contracts';
import { localized } from '@portico/shared/domain';
import type { KeyRing } from '../security/keys.ts';
import type { RecordStore, RecordWrite } from '../storage/record-store.ts';
import { mailRepository } from './mail.repository.ts';
import { type MailAbout, mailMessage } from './mail-message.ts';

/** Path of the page that stops mails of a kind. */
export const OPT_OUT_PATH = '/stop-mails';

/** Kinds of mails with a link that stops them; `weekly` are those that a person has subscribed to. */
export type StoppableMail = OptionalMail | 'weekly';

/** What mails need of an account. */
export interface MailReceiver {
  uid: string;
  displayName: string;
  /** The confirmed address. */
  email?: string | undefined;
  language?: Language | undefined;
  stoppedMails?: readonly OptionalMail[] | undefined;
}

interface MailOrder {
  provider: string;
  /** Of the site, for its links. */
  origin: string;
  about: MailAbout;
}

/** Queues mails. They are sent by `startMailSender`. */
export interface Mails {
  /** The write of a mail to an address, for a batch. */
  toAddress(
    order: MailOrder & { to: string; language: Language; uid?: string; name?: string },
  ): Promise<RecordWrite>;
  /**
   * Queues a mail to the confirmed address of an account; without one, or if the receiver has stopped mails of the
   * optional kind, nothing.
   */
  toAccount(order: MailOrder & { receiver: MailReceiver; optional?: OptionalMail }): Promise<void>;
  /** The write of the weekly mail to the confirmed address of an account, for a batch; undefined without one. */
  weekly(order: MailOrder & { receiver: MailReceiver }): Promise<RecordWrite | undefined>;
  /** Of a link that stops mails; undefined if the token is not this server's. */
  readOptOut(token: string): { provider: string; uid: string; kind: StoppableMail } | undefined;
}

interface MailsOptions {
  records: RecordStore;
  key: KeyRing;
  /** Title of a provider's site. */
  siteTitle: (provider: string) => Promise<LocalizedText | undefined>;
  now: () => Date;
}

export function createMails({ records, key, siteTitle, now }: MailsOptions): Mails {
  const mails = mailRepository(records);
  const sign = (text: string, secret: Uint8Array): string =>
    createHmac('sha256', secret).update(text).digest('base64url');

  async function write({
    provider,
    to,
    language,
    uid,
    name,
    about,
    optOut,
  }: Omit<MailOrder, 'origin'> & {
    to: string;
    language: Language;
    uid?: string | undefined;
    name?: string | undefined;
    optOut?: string | undefined;
  }): Promise<RecordWrite> {
    const site = localized(await siteTitle(provider), language) || provider;
    const at = now().toISOString();
    return mails.write({
      provider,
      id: randomUUID(),
      value: {
        ...mailMessage(about, { language, name, site, optOut }),
        uid,
        to,
        optOut,
        at,
        nextAt: at,
        attempts: 0,
      },
    });
  }

  function optOutAddress({ provider, origin }: MailOrder, uid: string, kind: StoppableMail): string {
    const claim = Buffer.from(JSON.stringify([provider, uid, kind])).toString('base64url');
    return `${origin}${OPT_OUT_PATH}?token=${claim}.${sign(claim, key[0])}`;
  }

  return {
    toAddress: write,

    async toAccount({ receiver, optional, ...order }) {
      const { uid, displayName, email, language = FALLBACK_LANGUAGE, stoppedMails = [] } = receiver;
      if (!email || (optional && stoppedMails.includes(optional))) return;
      const optOut = optional && optOutAddress(order, uid, optional);
      await records.batch([await write({ ...order, to: email, language, uid, name: displayName, optOut })]);
    },

    async weekly({ receiver, ...order }) {
      const { uid, displayName, email, language = FALLBACK_LANGUAGE } = receiver;
      if (!email) return undefined;
      const optOut = optOutAddress(order, uid, 'weekly');
      return write({ ...order, to: email, language, uid, name: displayName, optOut });
    },

    readOptOut(token) {
      const [claim = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature);
      const isSigned = key.some((secret) => {
        const expected = Buffer.from(sign(claim, secret));
        return expected.length === given.length && timingSafeEqual(expected, given);
      });
      if (!isSigned) return undefined;
      const [provider, uid, kind] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [
        string,
        string,
        StoppableMail,
      ];
      return { provider, uid, kind };
    },
  };
}
