import { safeHref } from '@portico/shared/domain';
import { AppError, type ErrorDetail } from '../../plugins/app-error.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { imageRepository } from '../images/image.repository.ts';

/** What of sent content cannot be checked by its form alone; each with its place in the request, in dots. */
export interface SentContent {
  links: { path: string; address: string | undefined }[];
  images: { path: string; id: string | null | undefined }[];
}

/**
 * Throws 'invalid', naming every place, when an address is none that a page may link to [T-12], or when an image is not
 * the provider's.
 */
export async function checkSentContent(
  records: RecordStore,
  provider: string,
  { links, images }: SentContent,
): Promise<void> {
  const known = new Set(
    (
      await imageRepository(records).getMany(provider, [...new Set(images.flatMap(({ id }) => id ?? []))])
    ).map(({ id }) => id),
  );
  const details: ErrorDetail[] = [
    ...links
      .filter(({ address }) => !isLinkable(address))
      .map(({ path }) => ({ path, message: 'not an address that a page may link to' })),
    ...images
      .filter(({ id }) => id && !known.has(id))
      .map(({ path }) => ({ path, message: 'no image of this site' })),
  ];
  const [first] = details;
  if (first)
    throw new AppError('invalid', `The request is not valid: ${first.path}: ${first.message}.`, details);
}

/** Fields whose text is an address that pages link to. */
const LINK_FIELDS = new Set(['link', 'externalUrl', 'linkExtraButton', 'googleFormLink']);

/** The links and images of anything that was sent, by the names of their fields. */
export function contentIn(sent: object, path = 'body.data'): SentContent {
  const parts = Object.entries(sent).map(([name, value]): SentContent => {
    const place = `${path}.${name}`;
    if (typeof value === 'object' && value !== null) return contentIn(value, place);
    if (typeof value !== 'string') return NOTHING;
    if (LINK_FIELDS.has(name)) return { links: [{ path: place, address: value }], images: [] };
    return name.endsWith('ImageId') ? { links: [], images: [{ path: place, id: value }] } : NOTHING;
  });
  return { links: parts.flatMap(({ links }) => links), images: parts.flatMap(({ images }) => images) };
}

const NOTHING: SentContent = { links: [], images: [] };

/** An address of the site itself, or one of the web, a phone or a mailbox; nothing at all is fine too. [T-12] */
export const isLinkable = (address: string | undefined): boolean =>
  !address || /^\/(?![/\\])/.test(address) || safeHref(address) !== undefined;
