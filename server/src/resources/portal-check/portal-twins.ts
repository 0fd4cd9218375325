import { LANGUAGES, type LocalizedText, type PortalCheck, searchBodySchema } from '@portico/shared/contracts';
import { distanceKm, phoneNumbers, portalsBody, withPlainDigits } from '@portico/shared/domain';
import { fold } from '../../content/fold.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { type PortalRecord, portalRepository, searchPosition } from '../portals/portal.repository.ts';
import { readResponse, type SearchEngine, SearchTooCostly } from '../search/search-engine.ts';

/** Two positions of one place, as two people set them. */
const SAME_PLACE_KM = 0.2;
const MAX_TWINS = 5;
/** Pages whose title contains the same words. */
const MAX_CANDIDATES = 50;

/** Public pages of the site with the same title, in any language, and the same position or phone. */
export async function portalTwins(
  { records, search }: { records: RecordStore; search: SearchEngine },
  portal: PortalRecord,
): Promise<PortalCheck['twins']> {
  const titles = titlesOf(portal.title);
  const found = await Promise.all([...titles.values()].map((title) => idsWithTitle(search, portal, title)));
  const ids = [...new Set(found.flat())].filter((id) => id !== portal._id).slice(0, MAX_CANDIDATES);
  const stored = await Promise.all(ids.map((id) => portalRepository(records).get(portal.provider, id)));
  return stored
    .flatMap((record) => (record && isTwin(portal, record.value) ? [record.value] : []))
    .slice(0, MAX_TWINS)
    .map(({ _id, title }) => ({ _id, title }));
}

/** The index has public pages only. */
async function idsWithTitle(search: SearchEngine, { provider }: PortalRecord, title: string) {
  const body = searchBodySchema.parse(portalsBody({ text: title, size: MAX_CANDIDATES }));
  try {
    const response = await search.search({ provider, indices: ['portal'], body });
    return readResponse(response).hits.hits.map(({ _id }) => _id);
  } catch (error) {
    // A title of one or two letters: the check goes on without this question.
    if (error instanceof SearchTooCostly) return [];
    throw error;
  }
}

function isTwin(one: PortalRecord, other: PortalRecord): boolean {
  // The index may be behind the record.
  if (other.status !== 'RELEASE' || other.isPrivate || other.isWithheld) return false;
  const titles = titlesOf(other.title);
  if (![...titlesOf(one.title).keys()].some((title) => titles.has(title))) return false;
  const [here, there] = [searchPosition(one), searchPosition(other)];
  if (here && there && distanceKm(here, there) <= SAME_PLACE_KM) return true;
  const phones = phonesOf(other);
  return phonesOf(one).some((phone) => phones.includes(phone));
}

/** Titles by their letters and digits, without case and marks. */
const titlesOf = (title: LocalizedText): Map<string, string> =>
  new Map(
    LANGUAGES.flatMap((language) => {
      const words = title[language]?.trim() ?? '';
      const plain = fold(words).replaceAll(/[^\p{L}\p{N}]/gu, '');
      return plain ? [[plain, words] as const] : [];
    }),
  );

/** Without the prefix of the country. */
const phonesOf = ({ contacts }: PortalRecord): string[] =>
  phoneNumbers(contacts?.phone)
    .map((number) => withPlainDigits(number).replaceAll(/\D/g, '').replace(/^66/, '0'))
    .filter(Boolean);
