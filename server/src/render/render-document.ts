import type { Language, PageBoot, PageOverride, PageSettings } from '@portico/shared/contracts';
import { pageDocument } from './document.ts';
import { EncodedBody } from './encoded-body.ts';
import type { ImageSize } from './head-tags.ts';
import { integrityFor, type LiveRelease, preloadsFor } from './live-release.ts';
import type { RenderedDocument } from './page-cache.ts';
import type { PageRenderer, RenderOutcome } from './page-renderer.ts';

export interface DocumentRequest {
  renderer: Pick<PageRenderer, 'render'>;
  release: LiveRelease;
  /** With nothing in its query that the page does not declare. */
  address: URL;
  language: Language;
  settings: PageSettings;
  /** A page with a remote from elsewhere is left to the browser. */
  override?: PageOverride | undefined;
  /** As `networkOf` names it; undefined once it has had its share of renders, and the page is left to the browser. */
  network: string | undefined;
  /** Pixels of an image of the page's provider, by its address; undefined for all others. */
  imageSize: (address: string | undefined) => Promise<ImageSize | undefined>;
}

const LEFT_TO_BROWSER: RenderOutcome = { page: undefined, isWhole: false, isRefused: true };
/** How long a 404 is cached, in ms: what appears there changes the content as well. */
const NOT_FOUND_MAX_AGE_MS = 60_000;

/** One page of a release set as a stranger sees it; what cannot be rendered here is left to the browser. */
export async function renderDocument({
  renderer,
  release,
  address,
  language,
  settings,
  override,
  network,
  imageSize,
}: DocumentRequest): Promise<RenderedDocument> {
  const { page, isWhole, isRefused } =
    override || network === undefined
      ? LEFT_TO_BROWSER
      : await renderer.render(release, { url: address.href, language, settings }, { network });
  if (page?.kind === 'redirect') {
    const { status, location } = page;
    return { response: { kind: 'redirect', status, location }, isCacheable: isWhole };
  }
  const preload = preloadsFor(release, {
    language,
    routeId: page?.routeId,
    drawnSlots: page?.drawnSlots ?? [],
  });
  const boot: PageBoot = {
    settings,
    releaseSet: release.set.id,
    language,
    remotes: release.listings,
    integrity: integrityFor(release, preload),
    preload,
    main: `/_r/shell/${release.shell.version}/${release.shell.entry}`,
    override,
  };
  const status = page?.status ?? 200;
  const head = page?.head ?? { title: 'Portico' };
  const html = pageDocument({
    language,
    head,
    boot,
    html: page?.html ?? '',
    state: page?.state,
    address: new URL(head.path ?? address.pathname, address).href,
    isListed: status === 200 && !head.noIndex,
    imageSize: await imageSize(head.image),
  });
  return {
    response: { kind: 'document', status, text: new EncodedBody(html) },
    isCacheable: isWhole && (status === 200 || status === 404),
    isLeftToBrowser: page === undefined && !isRefused,
    expiresAt: head.holdsUntil,
    ...(status === 404 ? { maxAgeMs: NOT_FOUND_MAX_AGE_MS } : {}),
  };
}
