import { AUDIT_EVENTS } from '@portico/shared/contracts';
import { type Command, InvalidArgumentError } from 'commander';
import { AUDIT_KIND, type AuditEntry } from '../../audit/audit-entry.ts';
import { isWanted } from '../../audit/audit-filter.ts';
import { pagesOf } from '../../kernel/pages.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { listProviders } from '../../records/provider.service.ts';
import { namesOf } from '../../resources/auth/user.repository.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { Cli } from '../cli.ts';
import { CliError } from '../cli-io.ts';
import { table } from '../command-result.ts';

interface AuditOptions {
  provider?: string;
  since?: string;
  event?: string;
  user?: string;
}

interface ShownEntry extends AuditEntry {
  /** Absent for an event of the whole installation. */
  provider?: string;
}

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 24 * 3_600_000 };
/** Enough to distinguish networks by eye; --json has the whole hash. */
const NETWORK_CHARACTERS = 8;

export function auditCommands(program: Command, cli: Cli): void {
  cli.storeCommand<AuditOptions>(
    program
      .command('audit')
      .option('--provider <id>', 'only of one site')
      .option('--since <time>', 'a date, a time, or a span such as 30m, 12h or 7d', checkedTime)
      .option(
        '--event <name>',
        'one event, such as sign-in, or a group of events, such as town',
        checkedEvent,
      )
      .option('--user <name>', 'actions by and on one user, by username or uid')
      .description('print the audit log: sign-ins, passcodes, editors, reviews, changes by admins, commands'),
    async ({ stores, options }) => {
      const { records } = stores;
      const ids = (await listProviders(records)).map(({ id }) => id);
      if (options.provider !== undefined && !ids.includes(options.provider))
        throw new CliError(`There is no provider ${options.provider}; there is ${ids.join(', ')}.`);
      const partitions = options.provider === undefined ? [SYSTEM_PARTITION, ...ids] : [options.provider];
      const since = options.since === undefined ? undefined : timeOf(options.since, stores.now());
      const found: ShownEntry[] = [];
      for (const provider of partitions) {
        const names =
          options.user === undefined ? undefined : await namesOf(records, { provider, name: options.user });
        for await (const value of auditEntries(records, provider, since)) {
          if (isWanted(value, { event: options.event, names }))
            found.push({ ...(provider === SYSTEM_PARTITION ? {} : { provider }), ...value });
        }
      }
      found.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
      return { data: found, text: found.length === 0 ? 'Nothing is recorded.' : tableOf(found) };
    },
  );
}

/** Entries in chronological order, from an ISO time on. */
export async function* auditEntries(
  records: Pick<RecordStore, 'list'>,
  provider: string,
  since?: string,
): AsyncGenerator<AuditEntry> {
  for await (const page of pagesOf(records, { provider, kind: AUDIT_KIND }, since))
    for (const { value } of page) yield value as AuditEntry;
}

function checkedEvent(text: string): string {
  if (AUDIT_EVENTS.some((event) => event === text || event.startsWith(`${text}.`))) return text;
  throw new InvalidArgumentError(`The events are ${AUDIT_EVENTS.join(', ')}.`);
}

function checkedTime(text: string): string {
  if (/^\d+[mhd]$/.test(text) || !Number.isNaN(Date.parse(text))) return text;
  throw new InvalidArgumentError('Give a date such as 2026-11-21, or a span such as 30m, 12h or 7d.');
}

function timeOf(text: string, now: Date): string {
  const [, count, unit] = /^(\d+)([mhd])$/.exec(text) ?? [];
  const time = count
    ? now.getTime() - Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]
    : Date.parse(text);
  return new Date(time).toISOString();
}

const tableOf = (entries: readonly ShownEntry[]): string =>
  table(
    ['time', 'provider', 'event', 'outcome', 'times', 'who', 'what', 'details', 'network', 'request'],
    entries.map(({ at, provider, event, outcome, count, actor, on, details, network, requestId }) => [
      at,
      provider,
      event,
      outcome,
      count ?? 1,
      actor.name ?? actor.uid ?? actor.kind,
      on && `${on.kind} ${on.id}`,
      details && Object.entries(details).map(detail).join(' '),
      network?.slice(0, NETWORK_CHARACTERS),
      requestId,
    ]),
  );

/** Escapes control characters, because logged input must not control the terminal. */
const detail = ([name, value]: [string, unknown]): string =>
  `${name}=${String(value).replace(/\p{Cc}/gu, '?')}`;
