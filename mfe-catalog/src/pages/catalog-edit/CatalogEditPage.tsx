import { isApiError, usePortalQuery, useWebConfigQuery } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { isPortalEditor } from '@portico/shared/domain';
import {
  Localized,
  Navigate,
  selectSessionSettled,
  selectUser,
  useLocation,
  useLoggedOutHere,
  useSearchParams,
  useSelector,
} from '@portico/shared/platform';
import { Container, Loading, Section, Skeleton, SkeletonText, spacing } from '@portico/shared/ui';
import { usePortalCatalogsQuery } from '../../catalog.api.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { MicroSiteHeader } from '../MicroSiteHeader.tsx';
import { type MicroSiteQuery, readMicroSiteQuery } from '../micro-site-address.ts';
import { PageMessage } from '../PageMessage.tsx';
import { CatalogsEditor } from './CatalogsEditor.tsx';

/**
 * Page on which editors arrange a portal's catalogues; not found for anyone else. [CAT-13, CAT-15, OPEN-07, PERM-08]
 */
export function CatalogEditPage() {
  const [search] = useSearchParams();
  const { pathname, search: currentSearch } = useLocation();
  const query = readMicroSiteQuery(search);
  const { portalId, provider } = query;
  const user = useSelector(selectUser);
  const isSettled = useSelector(selectSessionSettled);
  const { data: config } = useWebConfigQuery();
  const isLoggedOutHere = useLoggedOutHere();
  // The portal lists its editors.
  const portal = usePortalQuery(
    { id: portalId },
    { skip: !portalId || !user, refetchOnMountOrArgChange: true },
  );

  if (!portalId) return <PageMessage />;
  if (!isSettled) return <EditSkeleton />;
  if (!user) {
    // A private provider has no sign-in page.
    if (isLoggedOutHere) return <Navigate to="/" replace />;
    if (!config) return <EditSkeleton />;
    if (config.isPrivate) return <PageMessage portalId={portalId} provider={provider} />;
    return (
      <Navigate to={`/login?${new URLSearchParams({ backTo: `${pathname}${currentSearch}` })}`} replace />
    );
  }
  if (portal.currentData) {
    return isPortalEditor(portal.currentData, user) ? (
      <EditContent portal={portal.currentData} query={query} />
    ) : (
      <PageMessage portalId={portalId} provider={provider} />
    );
  }
  if (!portal.error) return <EditSkeleton />;
  const isRefused = isApiError(portal.error) && portal.error.kind === 'status' && portal.error.status < 500;
  return isRefused ? (
    <PageMessage portalId={portalId} provider={provider} />
  ) : (
    <PageMessage error={portal.error} onRetry={() => void portal.refetch()} />
  );
}

function EditContent({ portal, query }: { portal: Portal; query: MicroSiteQuery }) {
  const { t } = useMessages();
  const { data: catalogs, error, refetch } = usePortalCatalogsQuery(portal._id);
  if (error && !catalogs) return <PageMessage error={error} onRetry={() => void refetch()} />;
  if (!catalogs) return <EditSkeleton />;
  return (
    <Section>
      <Container css={{ display: 'grid', gap: spacing[6] }}>
        <MicroSiteHeader query={query} title={t('edit.title')} text={<Localized text={portal.title} />} />
        <CatalogsEditor catalogs={catalogs} portalId={portal._id} query={query} />
      </Container>
    </Section>
  );
}

function EditSkeleton() {
  const { t } = useMessages();
  return (
    <Section>
      <Container>
        <Loading isPage label={t('edit.loading')}>
          <div css={{ display: 'grid', gap: spacing[6] }}>
            <Skeleton blockSize="2.2rem" inlineSize="min(20rem, 70%)" />
            <Skeleton blockSize="3rem" />
            <SkeletonText lines={4} />
          </div>
        </Loading>
      </Container>
    </Section>
  );
}
