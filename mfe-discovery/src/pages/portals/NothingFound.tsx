import type { PortalSearchQuery } from '@portico/shared/domain';
import { Link, useText } from '@portico/shared/platform';
import { Button, Grid, StateMessage, spacing } from '@portico/shared/ui';
import { PortalCard } from '../../cards/PortalCard.tsx';
import { isPortalHit, useSearchQuery } from '../../search/search.api.ts';
import { similarPortals } from '../../search/search-requests.ts';

/** The empty result, with a link to all portals and similar ones. [SEARCH-11] */
export function NothingFound({ query }: { query: PortalSearchQuery }) {
  const { t } = useText('mfe-discovery');
  return (
    <>
      <StateMessage
        kind="not-found"
        title={t('portals.emptyTitle')}
        text={t('portals.emptyText')}
        action={
          <Button as={Link} to="/portals" variant="secondary">
            {t('portals.reset')}
          </Button>
        }
      />
      {query.title === undefined ? null : <Similar query={query} title={query.title} />}
    </>
  );
}

/** Portals with words that differ by one or two letters; nothing while loading or without hits. */
function Similar({ query, title }: { query: PortalSearchQuery; title: string }) {
  const { t } = useText('mfe-discovery');
  const { currentData } = useSearchQuery(similarPortals(query));
  const hits = currentData?.hits.filter(isPortalHit) ?? [];
  if (hits.length === 0) return null;
  const heading = t('portals.similar', { title });
  return (
    <section css={{ marginBlockStart: spacing[8] }}>
      <h2 css={{ marginBlockEnd: spacing[5] }}>{heading}</h2>
      <Grid label={heading} hasItems>
        {hits.map((hit) => (
          <PortalCard key={hit.source._id} hit={hit} />
        ))}
      </Grid>
    </section>
  );
}
