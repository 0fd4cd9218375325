import type { Language, PageBoot, PageOverride, PageSettings } from '@portico/shared/contracts';
import { offeredLanguages, shareableAddress } from '@portico/shared/domain';
import type { Provider } from '../providers/providers.ts';
import { pageDocument } from './document.ts';
import { EncodedBody } from './encoded-body.ts';
import type { ImageSize } from './head-tags.ts';
import { integrityFor, type LiveRelease, preloadsFor } from './live-release.ts';
import type { RenderedDocument } from './page-cache.ts';
import type { PageRenderer, RenderOutcome } from './page-renderer.ts';

export interface DocumentRequest {
  renderer: Pick<PageRenderer, 'render'>;
  release: LiveRelease;
  /** Without undeclared query parameters. */
  address: URL;
  language: Language;
  /** Of the provider: its languages, and whether search engines may list its pages. */
  site: Pick<Provider['settings'], 'languages' | 'isIndexed'>;
  settings: PageSettings;
  /** With an override the page is left to the browser. */
  override?: PageOverride | undefined;
  /** As in `networkOf`; undefined when the network has used up its renders and the page is left to the browser. */
  network: string | undefined;
  /** Pixel size of an image of the page's provider by its URL; undefined for all others. */
  imageSize: (address: string | undefined) => Promise<ImageSize | undefined>;
}

const LEFT_TO_BROWSER: RenderOutcome = { page: undefined, isWhole: false, isRefused: true };
/** Maximum age of a cached 404 in ms. Content that appears there also changes the content version. */
const NOT_FOUND_MAX_AGE_MS = 60_000;

/** Renders the anonymous document of a page with one release set; what cannot be rendered is left to the browser. */
export async function renderDocument({
  renderer,
  release,
  address,
  language,
  site,
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
    languages: site.languages,
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
    languages: offeredLanguages(site),
    head,
    boot,
    html: page?.html ?? '',
    state: page?.state,
    // A page names its canonical path itself; search engines and previews must not learn a secret of it.
    address: shareableAddress(
      new URL(head.path ?? address.pathname, address).href,
      release.declarationAt(address.pathname)?.query,
    ),
    isListed: status === 200 && !head.noIndex && site.isIndexed !== false,
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
