import { safeTextHref, safeWebHref } from '@portico/shared/domain';

const MAIL_ADDRESS = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;

/**
 * Where a link in rich text leads, from what a person typed: a web page also without its scheme, a mail address, a phone
 * or a page of this site by its path; undefined for what no page may link to. Its own answers come back unchanged. [T-12]
 */
export function linkAddress(typed: string | null | undefined): string | undefined {
  const address = typed?.trim() ?? '';
  if (MAIL_ADDRESS.test(address)) return `mailto:${address}`;
  return safeTextHref(address) ?? safeWebHref(address);
}
