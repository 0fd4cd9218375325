/** [CAT-11] */
export function productHref(of: {
  catalogId: string;
  productId: string;
  portalId: string;
  provider: string;
  /** Origin of the micro-site; default: this site. [AMBIG-50] */
  microEndpoint?: string | undefined;
}): string {
  const { microEndpoint = '', portalId, provider } = of;
  const [catalogId, productId] = [encodeURIComponent(of.catalogId), encodeURIComponent(of.productId)];
  const query = new URLSearchParams({ portalId, provider });
  return `${microEndpoint}/catalog/${catalogId}/product/${productId}/detail?${query}`;
}

/** [CAT-12] */
export function catalogHref(of: {
  ref: string;
  catalogId: string;
  portalId: string;
  /** Origin of the micro-site; default: this site. [AMBIG-50] */
  microEndpoint?: string | undefined;
}): string {
  const { microEndpoint = '', ref, catalogId, portalId } = of;
  return `${microEndpoint}/catalogRef/${encodeURIComponent(ref)}?${new URLSearchParams({ catalogId, portalId })}`;
}

/** URL at which editors arrange the catalogues of a portal. [CAT-15] */
export function catalogEditHref(of: {
  portalId: string;
  provider: string;
  /** Origin of the micro-site; default: this site. [AMBIG-50] */
  microEndpoint?: string | undefined;
}): string {
  const { microEndpoint = '', portalId, provider } = of;
  return `${microEndpoint}/catalog/edit?${new URLSearchParams({ portalId, provider })}`;
}
