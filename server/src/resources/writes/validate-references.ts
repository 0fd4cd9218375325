import { isLinkTarget } from '@portico/shared/domain';
import { type ShownImage, shownImages } from '../../content/image-references.ts';
import { type RefusedField, refusedFields } from '../../kernel/app-error.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { mayShow } from '../images/image.policy.ts';
import { imageRepository } from '../images/image.repository.ts';
import { createImageUsages } from '../images/image-usages.ts';

/** Links and images of a request that need validation beyond their schema, with their paths in dot notation. */
export interface SentReferences {
  links: { path: string; address: string | undefined }[];
  images: ShownImage[];
}

interface ReferenceCheck extends SentReferences {
  provider: string;
  /** The portal's id that will show them, or SITE. */
  owner: string;
}

/**
 * Throws 'invalid' with all paths for links that pages may not use [T-12], and for images that do not belong to the
 * provider or that this owner may not show [T-07, T-09].
 */
export async function validateReferences(
  records: RecordStore,
  { provider, owner, links, images }: ReferenceCheck,
): Promise<void> {
  const refused = await imagesNotFor(records, { provider, owner, ids: images.map(({ id }) => id) });
  const details: RefusedField[] = [
    ...links
      .filter(({ address = '' }) => address !== '' && !isLinkTarget(address))
      .map(({ path }) => ({
        path,
        message: 'not an address that a page may link to',
        code: 'unsafe-link' as const,
      })),
    // The same message whether it exists or not, so that ids cannot be probed.
    ...images
      .filter(({ id }) => refused.has(id))
      .map(({ path }) => ({ path, message: 'not an image of this site', code: 'unknown' as const })),
  ];
  if (details.length > 0) throw refusedFields(details);
}

async function imagesNotFor(
  records: RecordStore,
  { provider, owner, ids }: { provider: string; owner: string; ids: readonly string[] },
): Promise<Set<string>> {
  const images = imageRepository(records);
  const usages = createImageUsages(records);
  const refused = new Set<string>();
  for (const id of new Set(ids)) {
    const image = (await images.get(provider, id))?.value;
    // Usually it was just uploaded, which needs no search for other usages.
    const isAllowed =
      image &&
      (mayShow({ image, usages: [], owner }) ||
        mayShow({ image, usages: await usages.of(provider, id), owner }));
    if (!isAllowed) refused.add(id);
  }
  return refused;
}

const LINK_FIELDS = new Set(['link', 'externalUrl', 'linkExtraButton', 'googleFormLink']);

/** Collects the links and images of a request by their field names. */
export const referencesIn = (sent: object, path = 'body.data'): SentReferences => ({
  links: linksIn(sent, path),
  images: shownImages(sent).map((image) => ({ ...image, path: `${path}.${image.path}` })),
});

function linksIn(sent: object, path: string): SentReferences['links'] {
  return Object.entries(sent).flatMap(([name, value]): SentReferences['links'] => {
    const field = `${path}.${name}`;
    if (typeof value === 'object' && value !== null) return linksIn(value, field);
    return typeof value === 'string' && LINK_FIELDS.has(name) ? [{ path: field, address: value }] : [];
  });
}
