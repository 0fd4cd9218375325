import type { ConsoleFigures } from '@portico/shared/contracts';
import { formatDay } from '@portico/shared/domain';
import { LoadFailed, LocalizedTitle } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import {
  Button,
  Chip,
  Cluster,
  color,
  Loading,
  media,
  Notice,
  Skeleton,
  StateMessage,
  spacing,
} from '@portico/shared/ui';
import { ChartColumn } from 'lucide-react';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { pageKindName, pagePath, sitePageName, sourceNames } from './counted-names.ts';
import { FigureChart } from './FigureChart.tsx';
import { FigureSection } from './FigureSection.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { useConsoleFiguresQuery } from './figures.api.ts';
import { figuresQuery, PERIODS, useFiguresAddress } from './figures-address.ts';
import { SaveTableButton } from './SaveTableButton.tsx';
import { useToday } from './use-today.ts';

const REFRESH_MS = 30_000;
const TILES = ['a', 'b', 'c', 'd', 'e'] as const;

/** The figures of the period and page in the address, refreshed while the screen is open. */
export function Figures() {
  const { t } = useMessages();
  const { period, page, linkTo } = useFiguresAddress();
  const query = figuresQuery({ period, page }, useToday());
  const { currentData, error, fulfilledTimeStamp, refetch } = useConsoleFiguresQuery(query, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <div css={{ display: 'grid', gap: spacing[6] }}>
      <nav aria-label={t('figures.period')}>
        <Cluster gap={2}>
          {PERIODS.map((name) => (
            <Chip
              key={name}
              as={Link}
              to={linkTo({ period: name })}
              preventScrollReset
              selected={name === period}
            >
              {t(`figures.${name}`)}
            </Chip>
          ))}
        </Cluster>
      </nav>
      {currentData ? (
        <Loaded figures={currentData} failedSince={error ? fulfilledTimeStamp : undefined} />
      ) : (
        <State error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function State({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useMessages();
  if (!error) {
    return (
      <Loading label={t('figures.loading')}>
        <div
          css={{
            display: 'grid',
            gap: spacing[3],
            [media.tabletUp]: { gridTemplateColumns: 'repeat(5, 1fr)' },
          }}
        >
          {TILES.map((tile) => (
            <Skeleton key={tile} blockSize="96px" radius="16px" />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <LoadFailed
      title={t('figures.notLoaded')}
      error={error}
      offlineText={t('figures.offline')}
      retryLabel={t('figures.retry')}
      onRetry={onRetry}
    />
  );
}

/** `failedSince`: when the figures were loaded, in ms, if they could not be refreshed since. */
function Loaded({ figures, failedSince }: { figures: ConsoleFigures; failedSince: number | undefined }) {
  const { t, language } = useMessages();
  const moment = useMoment();
  const { page } = useFiguresAddress();
  const { since, from, totals } = figures;
  if (since === undefined) {
    return (
      <StateMessage
        kind="empty"
        icon={<ChartColumn size={28} strokeWidth={1.75} aria-hidden="true" />}
        title={t('figures.none')}
        text={t('figures.noneText')}
      />
    );
  }
  const none = t('figures.noViews');
  return (
    <>
      {failedSince === undefined ? null : (
        <Notice tone="warning">
          {t('figures.stale', { time: moment(new Date(failedSince).toISOString()) })}
        </Notice>
      )}
      {page ? <OnePage page={figures.pages[0]} /> : null}
      {since > from ? (
        <p css={{ color: color.inkMuted }}>{t('figures.since', { day: formatDay(since, language) })}</p>
      ) : null}
      <FigureTiles totals={totals} before={figures.before} />
      <FigureChart figures={figures} />
      <div
        css={{
          display: 'grid',
          gap: spacing[8],
          [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: spacing[6] },
        }}
      >
        <FigureSection
          title={t('figures.languages')}
          none={none}
          total={totals.views}
          rows={figures.languages.map(({ language: name, views }) => ({
            key: name,
            name: t(`language.${name}`),
            count: views,
          }))}
        />
        <FigureSection
          title={t('figures.devices')}
          none={none}
          total={totals.views}
          rows={figures.devices.map(({ device, views }) => ({
            key: device,
            name: t(`device.${device}`),
            count: views,
          }))}
        />
      </div>
      <FigureSection
        title={t('figures.sources')}
        none={none}
        total={totals.views}
        rows={figures.sources.map((source) => ({
          key: source.name,
          ...sourceNames(source, t),
          count: source.views,
        }))}
      />
      {page ? null : <WholeSite figures={figures} />}
    </>
  );
}

/** What only the figures of all pages have. */
function WholeSite({ figures }: { figures: ConsoleFigures }) {
  const { t } = useMessages();
  const { linkTo } = useFiguresAddress();
  const { from, to, pages, searches, searchesWithoutResult } = figures;
  return (
    <>
      <FigureSection
        title={t('figures.pages')}
        text={t('figures.pagesText')}
        none={t('figures.noViews')}
        action={(titleId) => <SaveTableButton query={{ from, to }} table="pages" labelledBy={titleId} />}
        rows={pages.map((page) => ({
          key: `${page.kind}:${page.id}`,
          name: <PageName page={page} />,
          note: pageKindName(page, t),
          count: page.views,
          to: linkTo({ page: `${page.kind}:${page.id}` }),
        }))}
      />
      <FigureSection
        title={t('figures.searches')}
        text={t('figures.searchesText')}
        none={t('figures.noSearches')}
        action={(titleId) => <SaveTableButton query={{ from, to }} table="searches" labelledBy={titleId} />}
        rows={searches.map(searchRow)}
      />
      <FigureSection
        title={t('figures.withoutResult')}
        none={searches.length > 0 ? t('figures.noneWithoutResult') : t('figures.noSearches')}
        rows={searchesWithoutResult.map(searchRow)}
      />
    </>
  );
}

const searchRow = ({ text, count }: { text: string; count: number }) => ({
  key: text,
  name: <bdi>{text}</bdi>,
  count,
  to: `/portals?${new URLSearchParams({ title: text })}`,
});

type CountedPage = ConsoleFigures['pages'][number];

function PageName({ page }: { page: CountedPage }) {
  const { t } = useMessages();
  const siteName = sitePageName(page, t);
  if (siteName) return siteName;
  return page.title ? (
    <LocalizedTitle text={page.title} fallback={page.id} />
  ) : (
    t('figures.deleted', { id: page.id })
  );
}

/** The page whose figures are shown, and the ways out. */
function OnePage({ page }: { page: CountedPage | undefined }) {
  const { t } = useMessages();
  const { linkTo } = useFiguresAddress();
  const path = page && pagePath(page);
  return (
    <Cluster gap={3} justify="space-between">
      {page ? (
        <h2>
          <PageName page={page} />
        </h2>
      ) : null}
      <Cluster gap={3}>
        {path ? (
          <Button as={Link} to={path} variant="secondary" size="sm">
            {t('figures.open')}
          </Button>
        ) : null}
        <Button as={Link} to={linkTo({ page: undefined })} variant="secondary" size="sm">
          {t('figures.allPages')}
        </Button>
      </Cluster>
    </Cluster>
  );
}
