import { isSitePath, safeTextHref } from '@portico/shared/domain';
import { Link } from '@portico/shared/platform';
import type { ComponentPropsWithRef, ComponentType } from 'react';

/**
 * A link to a URL that a person typed: a page of this site, another site, a phone or mail program. An unsafe URL
 * renders as text. [T-12]
 */
export function SiteLink({
  address,
  webLink: WebLink = 'a',
  ...props
}: ComponentPropsWithRef<'a'> & {
  address: string | undefined;
  /** Component for links to other sites; by default a plain link in the same tab. */
  webLink?: ComponentType<ComponentPropsWithRef<'a'>> | 'a';
}) {
  const href = safeTextHref(address);
  if (href === undefined) return <span {...props} />;
  if (isSitePath(href)) return <Link to={href} {...props} />;
  const OtherLink = href.startsWith('http') ? WebLink : 'a';
  return <OtherLink href={href} rel="noopener noreferrer" {...props} />;
}
