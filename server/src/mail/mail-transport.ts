import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { MailRecord } from './mail.repository.ts';

/** How long mails stay in the folder. */
const RETENTION_MS = 30 * 24 * 3_600_000;
const CONNECTION_TIMEOUT_MS = 20_000;

/** The receiver or the content is refused for good. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Hands a mail over; rejects with `MailRefused`, or with another error if a later attempt may succeed. */
export interface MailTransport {
  send(id: string, mail: MailRecord): Promise<void>;
  close(): void;
}

/** A mail as it waits in the folder, and as /dev/mail.json shows it. */
export interface FolderMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO time. */
  at: string;
}

/** Over SMTP, or into the folder `mail` of the data folder if no SMTP server is configured. */
export const createMailTransport = (config: Pick<Config, 'smtp' | 'dataFolder'>): MailTransport =>
  config.smtp ? smtpTransport(config.smtp) : folderTransport(mailFolder(config));

export const mailFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string =>
  path.join(dataFolder, 'mail');

function smtpTransport({ url, from }: NonNullable<Config['smtp']>): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: CONNECTION_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(id, { to, subject, text, html, optOut }) {
      try {
        await transport.sendMail({
          from,
          // As an object: a list of receivers in the text is not parsed.
          to: { name: '', address: to },
          subject,
          text,
          html,
          // The same id for each attempt, so that a receiver can recognise a mail that was sent twice.
          messageId: `<${id}@${domainOf(from)}>`,
          ...(optOut
            ? {
                headers: {
                  'List-Unsubscribe': `<${optOut}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                },
              }
            : {}),
        });
      } catch (error) {
        const {
          code,
          responseCode = 0,
          message,
        } = error as {
          code?: string;
          responseCode?: number;
          message: string;
        };
        if (code === 'EENVELOPE' && responseCode >= 550 && responseCode < 560) throw new MailRefused(message);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

const domainOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';

function folderTransport(folder: string): MailTransport {
  return {
    async send(id, { to, subject, text, html, at }) {
      await mkdir(folder, { recursive: true });
      const mail: FolderMail = { to, subject, text, html, at };
      // By time, so that names sort; the id prevents a second file of a repeated attempt.
      await writeFile(
        path.join(folder, `${at.replaceAll(':', '-')} ${id}.json`),
        JSON.stringify(mail, null, 2),
      );
      await removeOld(folder, Date.parse(at) - RETENTION_MS);
    },
    close: () => undefined,
  };
}

async function removeOld(folder: string, before: number): Promise<void> {
  const limit = new Date(before).toISOString().replaceAll(':', '-');
  const old = (await readdir(folder)).filter((name) => name.endsWith('.json') && name < limit);
  for (const name of old) await rm(path.join(folder, name), { force: true });
}

/** The mails in the folder, newest first. */
export async function mailsInFolder(folder: string): Promise<FolderMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as FolderMail).reverse();
}
