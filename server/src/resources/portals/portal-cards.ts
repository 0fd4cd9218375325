import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecordStore } from '../../storage/record-store.ts';
import type { PortalRecord } from './portal.repository.ts';

/** The fields of a portal that lists show; the rest can be megabytes and is loaded by id. */
const CARD_FIELDS = [
  '_id',
  'provider',
  'title',
  'status',
  'stepIndex',
  'rejectReason',
  'mainImageId',
  'isPrivate',
  'isWithheld',
  'editors',
  'owner',
  'townRefs',
  'listingRefs',
  'createdDate',
  'modifiedDate',
  'modifiedBy',
  'statusDate',
] as const satisfies readonly (keyof PortalRecord)[];

export type PortalCard = Pick<PortalRecord, (typeof CARD_FIELDS)[number]>;

/** Portals in memory at once; other requests run between two reads. */
const READ_AT_ONCE = 8;

interface CardQuery {
  provider: string;
  /** All portals of the provider by default. */
  where?: { field: 'editor' | 'waiting'; value: string };
}

/** The cards of the portals that an index finds, by id. */
export async function portalCards(
  records: Pick<RecordStore, 'list'>,
  query: Required<CardQuery>,
): Promise<PortalCard[]> {
  const cards: PortalCard[] = [];
  for await (const card of eachPortalCard(records, query)) cards.push(card);
  return cards;
}

/** The same one by one, read in small batches. */
export async function* eachPortalCard(
  records: Pick<RecordStore, 'list'>,
  query: CardQuery,
): AsyncGenerator<PortalCard> {
  const kind = 'portal';
  for (let after: string | undefined = ''; after !== undefined; ) {
    const read: readonly { id: string; value: PortalRecord }[] = await records.list<PortalRecord>({
      ...query,
      kind,
      after,
      limit: READ_AT_ONCE,
    });
    for (const { value } of read) yield cardOf(value);
    after = read.length === READ_AT_ONCE ? read.at(-1)?.id : undefined;
    await nextTurn();
  }
}

const cardOf = (portal: PortalRecord): PortalCard =>
  Object.fromEntries(
    CARD_FIELDS.filter((field) => portal[field] !== undefined).map((field) => [field, portal[field]]),
  ) as unknown as PortalCard;
