import { isSitePath, safeHref, safeWebHref } from '@portico/shared/domain';

/** An address as it is sent: a web page also when it was typed without its scheme. */
export function linkTarget(typed: string | undefined): string | undefined {
  const address = typed?.trim() ?? '';
  if (address === '') return undefined;
  return isLinkTarget(address) ? address : (safeWebHref(address) ?? address);
}

/** Whether a page may link there: the web, a phone, a mailbox, or a page of this site. [T-12] */
const isLinkTarget = (address: string): boolean => isSitePath(address) || safeHref(address) !== undefined;

/** What is wrong with an address that was typed: nothing, also when there is none. */
export function linkTargetProblem(typed: string | undefined, path: string) {
  const address = linkTarget(typed);
  return address === undefined || isLinkTarget(address) ? [] : [{ path, message: 'address' }];
}
