import { Link } from '@portico/shared/platform';
import { SectionHeader, ShowAllLink, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { CatalogShareMenu } from '../sharing/CatalogShareMenu.tsx';
import { BackToPortal } from './BackToPortal.tsx';
import type { MicroSiteQuery } from './micro-site-address.ts';

/** Top of a micro-site page: back link, title, sharing, and a link to the other catalogues. [OPEN-07, SHARE-04] */
export function MicroSiteHeader(props: {
  query: Pick<MicroSiteQuery, 'portalId' | 'provider'>;
  title: ReactNode;
  text?: ReactNode;
  /** URL of all catalogues of the portal; absent if there are no others. */
  all?: string | undefined;
}) {
  const { query, title, text, all } = props;
  const { t } = useMessages();
  return (
    <div css={{ display: 'grid', gap: spacing[2] }}>
      <div css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: spacing[3] }}>
        <BackToPortal portalId={query.portalId} provider={query.provider} />
        <div css={{ marginInlineStart: 'auto' }}>
          <CatalogShareMenu />
        </div>
      </div>
      <SectionHeader
        level={1}
        title={title}
        text={text}
        action={
          all ? (
            <ShowAllLink as={Link} to={all}>
              {t('catalogs.all')}
            </ShowAllLink>
          ) : null
        }
      />
    </div>
  );
}
