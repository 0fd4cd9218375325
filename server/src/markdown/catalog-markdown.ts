import type { Catalog, Portal, Product } from '@portico/shared/contracts';
import {
  addressInLanguage,
  type CatalogName,
  findCatalog,
  formatBaht,
  localized,
  priceTag,
  productLabel,
  safeHref,
} from '@portico/shared/domain';
import type { TextReader } from '../render/public-text.ts';
import type { SiteReader } from '../render/site-reader.ts';
import { LABELS } from './labels.ts';
import {
  lineToMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  textToMarkdown,
} from './markdown-text.ts';
import { pictureOf } from './portal-markdown.ts';

/** All catalogues of a portal; undefined if visitors cannot see the portal. */
export async function catalogsMarkdown(
  site: SiteReader,
  portalId: string,
  reader: TextReader,
): Promise<string | undefined> {
  const portal = portalId ? await site.portal(portalId) : undefined;
  if (!portal) return undefined;
  const catalogs = await site.catalogs({ portalId });
  return markdownBlocks(
    `# ${LABELS[reader.language].catalogs}`,
    linkToPortal(portal, reader),
    markdownList(
      catalogs.map(({ _id: catalogId, name }) =>
        markdownLink(
          localized(name, reader.language),
          addressOf(reader, '/catalog/show', { catalogId, portalId }),
        ),
      ),
    ),
  );
}

/** A catalogue with its products, by its id or ref. [OPEN-07] */
export async function catalogMarkdown(
  site: SiteReader,
  { ref, catalogId, portalId }: CatalogName & { portalId: string },
  reader: TextReader,
): Promise<string | undefined> {
  if (!portalId && !ref) return undefined;
  const catalogs = await site.catalogs(portalId ? { portalId } : { ref: ref ?? '' });
  const catalog = findCatalog(catalogs, { ref, catalogId });
  if (!catalog) return undefined;
  const products = await site.products(catalog._id);
  return markdownBlocks(
    `# ${lineToMarkdown(localized(catalog.name, reader.language))}`,
    markdownList(products.map((product) => productLine(product, catalog, reader))),
  );
}

/** A product; undefined if it is not in the catalogue. [CAT-07] */
export async function productMarkdown(
  site: SiteReader,
  { catalogId, productId, portalId }: { catalogId: string; productId: string; portalId: string },
  reader: TextReader,
): Promise<string | undefined> {
  const product = await site.product(productId);
  if (product?.catalogId !== catalogId) return undefined;
  const { language, origin } = reader;
  const name = localized(product.name, language);
  const link = safeHref(product.action?.link);
  return markdownBlocks(
    `# ${lineToMarkdown(name)}`,
    lineToMarkdown(productLabel(product.highlightText, language)?.text ?? ''),
    pictureOf(product.imageURL, name, origin),
    priceOf(product, reader),
    textToMarkdown(localized(product.description, language)),
    link ? markdownLink(localized(product.action?.text, language) || link, link) : undefined,
    portalId
      ? markdownLink(LABELS[language].catalogs, addressOf(reader, '/catalog/show', { catalogId, portalId }))
      : undefined,
  );
}

function productLine(product: Product, { _id: catalogId, portalId }: Catalog, reader: TextReader): string {
  const name = localized(product.name, reader.language);
  const path = `/catalog/${encodeURIComponent(catalogId)}/product/${encodeURIComponent(product._id)}`;
  return [markdownLink(name, addressOf(reader, path, { portalId })), priceOf(product, reader)]
    .filter(Boolean)
    .join(': ');
}

/** The price in baht; a former one is struck through. */
function priceOf(product: Product, { language }: TextReader): string {
  const tag = priceTag(product);
  if (tag.kind === 'none') return '';
  return tag.kind === 'plain'
    ? formatBaht(tag.amount, language)
    : `~~${formatBaht(tag.was, language)}~~ ${formatBaht(tag.now, language)}`;
}

const linkToPortal = (portal: Portal, reader: TextReader): string =>
  markdownLink(
    localized(portal.title, reader.language),
    addressOf(reader, `/portals/${encodeURIComponent(portal._id)}`, {}),
  );

const addressOf = (
  { origin, language }: TextReader,
  path: string,
  query: Readonly<Record<string, string>>,
): string => {
  const search = String(new URLSearchParams(query));
  return addressInLanguage(`${origin}${path}${search && `?${search}`}`, language);
};
