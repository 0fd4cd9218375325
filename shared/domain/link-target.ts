import { isSitePath, safeHref, safeWebHref } from './safe-link.ts';

/** Whether a page may link to it: http(s), phone, e-mail, or a path of this site. [T-12] */
export const isLinkTarget = (address: string): boolean =>
  isSitePath(address) || safeHref(address) !== undefined;

/** The address to save; a web address may be typed without its scheme. Undefined for an empty one. */
export function linkTarget(typed: string | undefined): string | undefined {
  const address = typed?.trim() ?? '';
  if (address === '') return undefined;
  return isLinkTarget(address) ? address : (safeWebHref(address) ?? address);
}
