import type { AuthUser, PortalCheck } from '@portico/shared/contracts';
import { notFound } from '../../kernel/app-error.ts';
import type { Provider } from '../../providers/providers.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { imageRepository } from '../images/image.repository.ts';
import { requireEditorOf } from '../portals/portal.policy.ts';
import { type PortalRecord, portalRepository, searchPosition } from '../portals/portal.repository.ts';
import { portalVersionsRepository } from '../portals/portal-version.repository.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { countryPosition } from './country-position.ts';
import type { LinkChecker } from './link-checker.ts';
import { portalLinks } from './portal-links.ts';
import { portalTwins } from './portal-twins.ts';

interface CheckStores {
  records: RecordStore;
  search: SearchEngine;
  linkChecker: LinkChecker;
}

interface CheckRequest {
  provider: Provider;
  id: string;
  viewer: AuthUser;
  /** Host of the request, in lower case, without port. */
  host: string;
}

/** The facts of a page that only the server knows; for its editors. [PERM-08] */
export async function checkPortal(
  stores: CheckStores,
  { provider, id, viewer, host }: CheckRequest,
): Promise<PortalCheck> {
  const { records } = stores;
  const stored = await portalRepository(records).get(provider.id, id);
  if (!stored) throw notFound('This portal');
  const { value: portal } = stored;
  requireEditorOf(portal, viewer);
  const [pictures, links, hoursSince, twins] = await Promise.all([
    picturesOf(records, portal),
    linksOf(stores, { portal, provider, host }),
    hoursSinceOf(records, portal),
    portalTwins(stores, portal),
  ]);
  return { pictures, links, position: countryPosition(searchPosition(portal)), hoursSince, twins };
}

async function picturesOf(records: RecordStore, portal: PortalRecord): Promise<PortalCheck['pictures']> {
  const ids = [portal.mainImageId, ...(portal.galleryImages ?? []).map(({ mainImageId }) => mainImageId)];
  const known = [...new Set(ids.filter((id) => id !== undefined))];
  const images = await Promise.all(known.map((id) => imageRepository(records).get(portal.provider, id)));
  return images.flatMap((image) =>
    image ? [{ id: image.id, width: image.value.width, height: image.value.height }] : [],
  );
}

async function linksOf(
  { linkChecker }: CheckStores,
  { portal, provider, host }: { portal: PortalRecord; provider: Provider; host: string },
): Promise<PortalCheck['links']> {
  // The server does not call itself: an address of its own may be a page that it would have to render.
  const links = portalLinks(portal).filter(
    ({ address }) => !provider.hosts.includes(new URL(address).hostname.toLowerCase()),
  );
  const states = await linkChecker.of({
    provider: provider.id,
    addresses: links.map(({ address }) => address),
    userAgent: `Portico-link-check (+https://${host}/)`,
  });
  return links.map((link) => ({ ...link, state: states.get(link.address) ?? 'unchecked' }));
}

/** The last version that changed the hours; if the versions do not reach back to it, the first one of them. */
async function hoursSinceOf(records: RecordStore, portal: PortalRecord): Promise<string> {
  const stored = await portalVersionsRepository(records).get(portal.provider, portal._id);
  const versions = stored?.value.versions ?? [];
  const last = versions.findLast(({ parts }) => parts.includes('openingHours')) ?? versions[0];
  return last?.at ?? portal.modifiedDate;
}
