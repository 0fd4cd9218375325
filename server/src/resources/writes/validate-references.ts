import { isSitePath, safeHref } from '@portico/shared/domain';
import { type ShownImage, shownImages } from '../../content/image-references.ts';
import { AppError, type ErrorDetail } from '../../kernel/app-error.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { mayShow } from '../images/image.policy.ts';
import { imageRepository } from '../images/image.repository.ts';
import { createImageUsages } from '../images/image-usages.ts';

/** What of sent content cannot be checked by its form alone; each with its place in the request, in dots. */
export interface SentReferences {
  links: { path: string; address: string | undefined }[];
  images: ShownImage[];
}

interface ReferenceCheck extends SentReferences {
  provider: string;
  /** Who will show it: id of a portal, or SITE. */
  owner: string;
}

/**
 * Throws 'invalid', naming every place, when an address is none that a page may link to [T-12], or when an image is not
 * the provider's or not for this owner to show [T-07, T-09].
 */
export async function validateReferences(
  records: RecordStore,
  { provider, owner, links, images }: ReferenceCheck,
): Promise<void> {
  const refused = await imagesNotFor(records, { provider, owner, ids: images.map(({ id }) => id) });
  const details: ErrorDetail[] = [
    ...links
      .filter(({ address }) => !isLinkable(address))
      .map(({ path }) => ({ path, message: 'not an address that a page may link to' })),
    // The same words whether it exists or not: nobody learns of another's image by trying.
    ...images
      .filter(({ id }) => refused.has(id))
      .map(({ path }) => ({ path, message: 'no image of this site' })),
  ];
  const [first] = details;
  if (first)
    throw new AppError('invalid', `The request is not valid: ${first.path}: ${first.message}.`, details);
}

async function imagesNotFor(
  records: RecordStore,
  { provider, owner, ids }: { provider: string; owner: string; ids: readonly string[] },
): Promise<Set<string>> {
  const images = imageRepository(records);
  const placesOf = createImageUsages(records);
  const refused = new Set<string>();
  for (const id of new Set(ids)) {
    const image = (await images.get(provider, id))?.value;
    // Mostly it was just uploaded, and nobody need be asked where else it is shown.
    const isAllowed =
      image &&
      (mayShow({ image, places: [], owner }) ||
        mayShow({ image, places: await placesOf.of(provider, id), owner }));
    if (!isAllowed) refused.add(id);
  }
  return refused;
}

/** Fields whose text is an address that pages link to. */
const LINK_FIELDS = new Set(['link', 'externalUrl', 'linkExtraButton', 'googleFormLink']);

/** The links and images of anything that was sent, by the names of their fields. */
export const referencesIn = (sent: object, path = 'body.data'): SentReferences => ({
  links: linksIn(sent, path),
  images: shownImages(sent).map((image) => ({ ...image, path: `${path}.${image.path}` })),
});

function linksIn(sent: object, path: string): SentReferences['links'] {
  return Object.entries(sent).flatMap(([name, value]): SentReferences['links'] => {
    const place = `${path}.${name}`;
    if (typeof value === 'object' && value !== null) return linksIn(value, place);
    return typeof value === 'string' && LINK_FIELDS.has(name) ? [{ path: place, address: value }] : [];
  });
}

/** An address of the site itself, or one of the web, a phone or a mailbox; nothing at all is fine too. [T-12] */
export const isLinkable = (address: string | undefined): boolean =>
  !address || isSitePath(address) || safeHref(address) !== undefined;
