import { FALLBACK_LANGUAGE, type PortalFigures } from '@portico/shared/contracts';
import { localized, placeTime } from '@portico/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../kernel/app-error.ts';
import { RECORDS_PER_PAGE } from '../../kernel/pages.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import { runEvery } from '../../kernel/run-every.ts';
import type { PageFigures } from '../../mail/mail-message.ts';
import type { Mails } from '../../mail/mails.ts';
import { type WeeklyMailRecord, weeklyMailRepository } from '../../mail/weekly-mail.repository.ts';
import type { Providers } from '../../providers/providers.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { type UserRecord, userRepository } from '../auth/user.repository.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { addDays, stepOf } from './figure-period.ts';
import { figuresOf } from './figures.service.ts';

/** Hour of Monday, in the site's time zone, from which the mails are queued. */
const FROM_MINUTES = 7 * 60;
/** Pages in a mail; those with the most views of a person who edits more. */
const MOST_PAGES = 10;
/** Pages of a person that are read. */
const MOST_READ = 200;

interface MailStores {
  records: RecordStore;
  now: () => Date;
}

interface Owner {
  provider: string;
  uid: string;
}

/** Whether a person gets the weekly mail. */
export async function weeklyMailOf(
  records: RecordStore,
  { provider, uid }: Owner,
): Promise<PortalFigures['weeklyMail']> {
  const user = await userRepository(records).get(provider, uid);
  if (!user?.value.email) return 'no-address';
  return (await weeklyMailRepository(records).get(provider, uid)) ? 'wanted' : 'unwanted';
}

/** The first mail comes on the next Monday. Throws 'conflict' for a person without a confirmed address. */
export async function setWeeklyMail(
  { records, now }: MailStores,
  { provider, uid, origin, isWanted }: Owner & { origin: string; isWanted: boolean },
): Promise<void> {
  const wanted = weeklyMailRepository(records);
  if (!isWanted) {
    await wanted.delete(provider, uid);
    return;
  }
  const state = await weeklyMailOf(records, { provider, uid });
  if (state === 'no-address')
    throw new AppError('conflict', 'The weekly mail needs a confirmed e-mail address.');
  if (state === 'wanted') return;
  const week = stepOf(placeTime(now().getTime()).date, 'week');
  await wanted.put({ provider, id: uid, value: { week, origin } });
}

/** The Monday of the week whose mails are due: that of the current week, or on its first morning of the one before. */
function dueWeek(now: Date): string {
  const { date, minutes } = placeTime(now.getTime());
  const monday = stepOf(date, 'week');
  return date === monday && minutes < FROM_MINUTES ? addDays(monday, -7) : monday;
}

interface WeeklyRun extends MailStores {
  providers: Pick<Providers, 'all'>;
  mails: Mails;
  stopping: AbortController;
}

type RunLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/**
 * Queues the mails of all providers about the week that is over; returns their number. A mail and the record that it
 * was queued are one batch under the revision that was read, so several servers and restarts queue it once.
 */
export async function queueWeeklyMails(run: WeeklyRun, log: RunLog): Promise<number> {
  const { records, providers, stopping, now } = run;
  const week = dueWeek(now());
  let queued = 0;
  for (const { id: provider } of providers.all()) {
    let after: string | undefined;
    for (;;) {
      const found = await records.list<WeeklyMailRecord>({
        provider,
        kind: 'weekly-mail',
        limit: RECORDS_PER_PAGE,
        ...(after === undefined ? {} : { after }),
      });
      for (const wanted of found) {
        if (stopping.signal.aborted) return queued;
        if (wanted.value.week >= week) continue;
        try {
          if (await queueOne(run, wanted, week)) queued++;
        } catch (err) {
          if (!(err instanceof RevisionConflict))
            log.error({ err, provider }, 'a weekly mail was not queued; it is tried again');
        }
      }
      if (found.length < RECORDS_PER_PAGE) break;
      after = found.at(-1)?.id;
    }
  }
  return queued;
}

/** False if the person has no page, or no address any more. */
async function queueOne(
  { records, mails }: WeeklyRun,
  { provider, id: uid, revision, value }: StoredRecord<WeeklyMailRecord>,
  week: string,
): Promise<boolean> {
  const wanted = weeklyMailRepository(records);
  const receiver = (await userRepository(records).get(provider, uid))?.value;
  const { origin } = value;
  const from = addDays(week, -7);
  const to = addDays(week, -1);
  const pages =
    receiver && !receiver.isDisabled && !receiver.deletesAt
      ? await pagesOf(records, { receiver, provider, from, to })
      : [];
  const mail =
    receiver && pages.length > 0
      ? await mails.weekly({
          provider,
          origin,
          receiver,
          about: { kind: 'weekly', href: `${origin}/creator`, from, to, pages },
        })
      : undefined;
  await records.batch([
    wanted.write({ provider, id: uid, value: { ...value, week }, expectedRevision: revision }),
    ...(mail ? [mail] : []),
  ]);
  return mail !== undefined;
}

async function pagesOf(
  records: RecordStore,
  {
    receiver: { uid, language = FALLBACK_LANGUAGE },
    provider,
    from,
    to,
  }: { receiver: UserRecord; provider: string; from: string; to: string },
): Promise<PageFigures[]> {
  const portals = await portalRepository(records).list(provider, { field: 'editor', value: uid });
  const pages: PageFigures[] = [];
  for (const { id, value } of portals.slice(0, MOST_READ)) {
    if (value.status === 'DRAFT') continue;
    const figures = await figuresOf(records, {
      provider,
      page: { kind: 'portal', id },
      from,
      to,
      by: 'week',
    });
    pages.push({
      title: localized(value.title, language) || id,
      totals: figures.totals,
      before: figures.before,
    });
  }
  return pages.sort((a, b) => b.totals.views - a.totals.views).slice(0, MOST_PAGES);
}

const RUN_EVERY_MS = 60_000;

/** Queues due weekly mails now and every minute, without keeping the process alive. Returns a stop function. */
export const startWeeklyMails = (services: WeeklyRun, log: RunLog): (() => Promise<void>) =>
  runEvery(RUN_EVERY_MS, () =>
    queueWeeklyMails(services, log).then(
      (queued) => void (queued > 0 && log.info({ queued }, 'weekly mails were queued')),
      (err: unknown) => log.error({ err }, 'the weekly mails could not be read'),
    ),
  );
