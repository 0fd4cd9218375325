const SAFE_PROTOCOLS: readonly string[] = ['http:', 'https:', 'tel:', 'mailto:'];

/** The address if a page may link to it; undefined for anything else, which is then shown as text. [T-12] */
export function safeHref(address: string | undefined): string | undefined {
  const trimmed = address?.trim() ?? '';
  if (!URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return SAFE_PROTOCOLS.includes(url.protocol) ? url.href : undefined;
}

/** As `safeHref`, for what a person typed as a web page: `www.example.com` counts as https. */
export function safeWebHref(address: string | undefined): string | undefined {
  const trimmed = address?.trim() ?? '';
  const looksBare = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(trimmed);
  const href = safeHref(looksBare ? `https://${trimmed}` : trimmed);
  return href?.startsWith('http') ? href : undefined;
}

/** Whether the address is the path of a page of this site. `//host` and `/\host` lead to another one. [T-12] */
export const isSitePath = (address: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(address);

/** A page of this site by its path, or what `safeHref` allows: where the links of rich text may lead. [T-12] */
export function safeTextHref(address: string | undefined): string | undefined {
  const trimmed = address?.trim() ?? '';
  return isSitePath(trimmed) ? trimmed : safeHref(trimmed);
}
