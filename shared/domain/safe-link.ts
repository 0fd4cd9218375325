const SAFE_PROTOCOLS: readonly string[] = ['http:', 'https:', 'tel:', 'mailto:'];

/** Returns the URL if a page may link to it, or else undefined; then show it as text. [T-12] */
export function safeHref(address: string | undefined): string | undefined {
  const trimmed = address?.trim() ?? '';
  if (!URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return SAFE_PROTOCOLS.includes(url.protocol) ? url.href : undefined;
}

/** Like `safeHref`, for a web page that a person typed: `www.example.com` becomes https. */
export function safeWebHref(address: string | undefined): string | undefined {
  const trimmed = address?.trim() ?? '';
  const looksBare = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(trimmed);
  const href = safeHref(looksBare ? `https://${trimmed}` : trimmed);
  return href?.startsWith('http') ? href : undefined;
}

/** Whether the URL is a path of this site; `//host` and `/\host` lead to another one. [T-12] */
export const isSitePath = (address: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(address);

/** Target of a link in rich text: a path of this site, or what `safeHref` allows. [T-12] */
export function safeTextHref(address: string | undefined): string | undefined {
  const trimmed = address?.trim() ?? '';
  return isSitePath(trimmed) ? trimmed : safeHref(trimmed);
}
