import { isSitePath, safeTextHref } from '@portico/shared/domain';
import { Link } from '@portico/shared/platform';
import type { ComponentPropsWithRef, ComponentType } from 'react';

/**
 * A link to an address that a person typed: a page of this site, another site, a phone or mail program. An unsafe
 * address leaves the text alone. [T-12]
 */
export function SiteLink({
  address,
  webLink: WebLink = 'a',
  ...props
}: ComponentPropsWithRef<'a'> & {
  address: string | undefined;
  /** Renders a link to another site; a plain link in the same tab by default. */
  webLink?: ComponentType<ComponentPropsWithRef<'a'>> | 'a';
}) {
  const href = safeTextHref(address);
  if (href === undefined) return <span {...props} />;
  if (isSitePath(href)) return <Link to={href} {...props} />;
  const OtherLink = href.startsWith('http') ? WebLink : 'a';
  return <OtherLink href={href} rel="noopener noreferrer" {...props} />;
}
