import { isSitePath, safeHref, safeWebHref } from '@portico/shared/domain';

/** The address to save; a web address may be typed without its scheme. */
export function linkTarget(typed: string | undefined): string | undefined {
  const address = typed?.trim() ?? '';
  if (address === '') return undefined;
  return isLinkTarget(address) ? address : (safeWebHref(address) ?? address);
}

/** Whether a page may link to it: http(s), phone, e-mail, or a path of this site. [T-12] */
const isLinkTarget = (address: string): boolean => isSitePath(address) || safeHref(address) !== undefined;

/** The problem of a typed address; an empty one has none. */
export function linkTargetProblem(typed: string | undefined, path: string) {
  const address = linkTarget(typed);
  return address === undefined || isLinkTarget(address) ? [] : [{ path, message: 'address' }];
}
