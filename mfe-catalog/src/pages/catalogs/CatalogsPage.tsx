import type { Catalog } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link, selectUser, useSearchParams, useSelector } from '@portico/shared/platform';
import {
  CardBody,
  CardFrame,
  CardMeta,
  CardTitle,
  Container,
  Grid,
  Loading,
  Section,
  SkeletonCard,
  StateMessage,
  spacing,
  visuallyHiddenStyles,
} from '@portico/shared/ui';
import { useCatalogsOfEditorQuery, usePortalCatalogsQuery } from '../../catalog.api.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { MicroSiteHeader } from '../MicroSiteHeader.tsx';
import { readMicroSiteQuery, showAddress } from '../micro-site-address.ts';
import { PageMessage } from '../PageMessage.tsx';
import { CatalogPictures } from './CatalogPictures.tsx';

/**
 * Page of all catalogues of a portal; without a portal in the URL, of the portals that the signed-in person edits.
 * [CAT-13, OPEN-07]
 */
export function CatalogsPage() {
  const [search] = useSearchParams();
  const { portalId, provider } = readMicroSiteQuery(search);
  const uid = useSelector(selectUser)?.uid;
  const ofPortal = usePortalCatalogsQuery(portalId, { skip: !portalId });
  const own = useCatalogsOfEditorQuery(uid ?? '', { skip: portalId !== '' || uid === undefined });
  const { t } = useMessages();
  const { currentData: catalogs, error, refetch } = portalId ? ofPortal : own;
  if (error && !catalogs) return <PageMessage error={error} onRetry={() => void refetch()} />;
  if (!portalId && uid === undefined) return <PageMessage />;
  return (
    <Section>
      <Container css={{ display: 'grid', gap: spacing[6] }}>
        <MicroSiteHeader query={{ portalId, provider }} title={t('catalogs.title')} />
        <div>
          {/* Heading level between the page's h1 and the cards' h3. */}
          <h2 css={visuallyHiddenStyles}>{t('catalogs.title')}</h2>
          <CatalogCards catalogs={catalogs} provider={provider} />
        </div>
      </Container>
    </Section>
  );
}

function CatalogCards(props: { catalogs: Catalog[] | undefined; provider: string | undefined }) {
  const { catalogs, provider } = props;
  const { t } = useMessages();
  if (!catalogs) {
    return (
      <Loading label={t('catalog.loading')}>
        <Grid label={t('catalogs.title')}>
          {['first', 'second', 'third', 'fourth'].map((key) => (
            <SkeletonCard key={key} ratio={1} />
          ))}
        </Grid>
      </Loading>
    );
  }
  if (catalogs.length === 0) return <StateMessage kind="empty" title={t('catalogs.empty')} />;
  return (
    <Grid label={t('catalogs.title')}>
      {catalogs.map((catalog) => (
        <CardFrame key={catalog._id}>
          <CatalogPictures catalog={catalog} />
          <CardBody>
            <CardTitle
              as={Link}
              to={showAddress({ catalogId: catalog._id, portalId: catalog.portalId, provider })}
            >
              <LocalizedTitle text={catalog.name} />
            </CardTitle>
            <CardMeta>{t('catalog.count', { count: catalog.products.length })}</CardMeta>
          </CardBody>
        </CardFrame>
      ))}
    </Grid>
  );
}
