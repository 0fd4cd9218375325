/** Where the catalogue micro-site lives: '' is the same host. [AMBIG-50] */
export const MICRO_ENDPOINT = '';

/** [CAT-11] */
export function productHref(of: {
  catalogId: string;
  productId: string;
  portalId: string;
  provider: string;
  microEndpoint?: string;
}): string {
  const { microEndpoint = MICRO_ENDPOINT, portalId, provider } = of;
  const [catalogId, productId] = [encodeURIComponent(of.catalogId), encodeURIComponent(of.productId)];
  const query = new URLSearchParams({ portalId, provider });
  return `${microEndpoint}/catalog/${catalogId}/product/${productId}/detail?${query}`;
}

/** [CAT-12] */
export function catalogHref(of: {
  ref: string;
  catalogId: string;
  portalId: string;
  microEndpoint?: string;
}): string {
  const { microEndpoint = MICRO_ENDPOINT, ref, catalogId, portalId } = of;
  return `${microEndpoint}/catalogRef/${encodeURIComponent(ref)}?${new URLSearchParams({ catalogId, portalId })}`;
}
