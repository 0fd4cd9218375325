import { safeHref, safeTextHref } from '@portico/shared/domain';
import { Link } from '@portico/shared/platform';
import type { ReactNode } from 'react';
import { ExternalLink } from './ExternalLink.tsx';

/**
 * Where a creator's address leads: a page of this site, another site, a phone or mail program. What is no safe address
 * is text alone. [T-12]
 */
export function SiteLink(props: { address: string | undefined; className?: string; children: ReactNode }) {
  const { address, className, children } = props;
  const href = safeTextHref(address);
  if (href === undefined) return <span className={className}>{children}</span>;
  if (safeHref(href) === undefined) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  if (href.startsWith('http')) {
    return (
      <ExternalLink href={href} className={className}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
