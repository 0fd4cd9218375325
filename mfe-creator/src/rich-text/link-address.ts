import { safeTextHref, safeWebHref } from '@portico/shared/domain';

const MAIL_ADDRESS = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;

/**
 * The target of a link in rich text, from what was typed: a web address also without its scheme, an e-mail address, a
 * phone number or a path of this site. Undefined for other targets; its own results stay unchanged. [T-12]
 */
export function linkAddress(typed: string | null | undefined): string | undefined {
  const address = typed?.trim() ?? '';
  if (MAIL_ADDRESS.test(address)) return `mailto:${address}`;
  return safeTextHref(address) ?? safeWebHref(address);
}
