import { failureMessage } from '@portico/shared/api';
import {
  FIGURE_NAMES,
  FIGURE_PERIODS,
  type FigureName,
  type FigurePeriod,
  type FigureTotals,
  type Portal,
  type PortalFigures,
} from '@portico/shared/contracts';
import { formatDay, groupedNumber } from '@portico/shared/domain';
import { CountList, type CountRow, LoadFailed, SeriesChart } from '@portico/shared/patterns';
import { Link, useNotify, useText } from '@portico/shared/platform';
import {
  Button,
  CheckField,
  Chip,
  Cluster,
  color,
  Dialog,
  fontSizes,
  Loading,
  media,
  Notice,
  Picture,
  radii,
  Skeleton,
  StateMessage,
  spacing,
  useDeferredClose,
} from '@portico/shared/ui';
import { ChartColumn, Minus, Printer, TrendingDown, TrendingUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EditorProps } from '../editing/editor-props.ts';
import { FiguresSheet } from './FiguresSheet.tsx';
import { usePortalFiguresQuery, useWantWeeklyMailMutation } from './figures.api.ts';
import { changeOf, isEmpty } from './figures-of-page.ts';

const REFRESH_MS = 30_000;

/** What visitors did on the page by day, week and month, and the weekly mail with it. */
export function PageFigures({ portal, onClose }: EditorProps) {
  const { t } = useText('mfe-creator-figures');
  const { isClosing, close } = useDeferredClose(onClose);
  const [period, setPeriod] = useState<FigurePeriod>('week');
  const { currentData, error, refetch } = usePortalFiguresQuery(
    { id: portal._id, period },
    { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  return (
    <Dialog open={!isClosing} onClose={close} title={t('title')} closeLabel={t('close')} size="lg">
      <div css={{ display: 'grid', gap: spacing[5] }}>
        <Cluster gap={3} justify="space-between">
          <div role="group" aria-label={t('period')}>
            <Cluster gap={2}>
              {FIGURE_PERIODS.map((name) => (
                <Chip key={name} selected={name === period} onClick={() => setPeriod(name)}>
                  {t(`periods.${name}`)}
                </Chip>
              ))}
            </Cluster>
          </div>
          {currentData ? (
            <Button
              variant="secondary"
              size="sm"
              icon={<Printer size={16} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          ) : null}
        </Cluster>
        {currentData ? (
          <>
            {error ? <Notice tone="warning">{t('stale')}</Notice> : null}
            <Loaded figures={currentData} portal={portal} period={period} />
          </>
        ) : (
          <State error={error} onRetry={() => void refetch()} />
        )}
      </div>
      {currentData
        ? createPortal(<FiguresSheet figures={currentData} portal={portal} period={period} />, document.body)
        : null}
    </Dialog>
  );
}

function State({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useText('mfe-creator-figures');
  if (!error) {
    return (
      <Loading label={t('loading')}>
        <div css={tiles}>
          {FIGURE_NAMES.map((figure) => (
            <Skeleton key={figure} blockSize="96px" radius="16px" />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <LoadFailed
      error={error}
      title={t('notLoaded')}
      offlineText={t('offline')}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  );
}

interface LoadedProps {
  figures: PortalFigures;
  portal: Portal;
  period: FigurePeriod;
}

function Loaded({ figures, portal, period }: LoadedProps) {
  const { t, language, localize } = useText('mfe-creator-figures');
  const { since, from, to, totals, before, series, languages, pictures, weeklyMail } = figures;
  const [figure, setFigure] = useState<FigureName>('views');
  const beforeIn = (number: number | undefined) =>
    number === undefined ? undefined : t(`before.${period}`, { number });
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  if (isEmpty(figures)) {
    return (
      <>
        <StateMessage
          kind="empty"
          icon={<ChartColumn size={28} strokeWidth={1.75} aria-hidden="true" />}
          title={t('none')}
          text={t('noneText')}
        />
        <WeeklyMail state={weeklyMail} />
      </>
    );
  }
  return (
    <>
      <p css={{ color: color.inkMuted }}>
        {period === 'day'
          ? formatDay(to, language)
          : t('fromTo', { from: formatDay(from, language), to: formatDay(to, language) })}
      </p>
      {since !== undefined && !before ? (
        <p css={{ color: color.inkMuted }}>{t('since', { day: formatDay(since, language) })}</p>
      ) : null}
      <ul role="list" aria-label={t('totals')} css={tiles}>
        {FIGURE_NAMES.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === figure} onClick={() => setFigure(name)} css={tile}>
              <span css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{t(`figures.${name}`)}</span>
              <span css={number}>{groupedNumber(totals[name])}</span>
              {before ? <Change now={totals} before={before} figure={name} period={period} /> : null}
            </button>
          </li>
        ))}
      </ul>
      <section aria-labelledby={titleId} css={section}>
        <Cluster gap={3} justify="space-between">
          <h3 id={titleId}>{t('perDay', { figure: t(`figures.${figure}`) })}</h3>
          <Button variant="quiet" size="sm" onClick={() => setTable(!isTable)}>
            {t(isTable ? 'asChart' : 'asTable')}
          </Button>
        </Cluster>
        <SeriesChart
          figure={figure}
          isTable={isTable}
          series={series}
          by="day"
          stepLabel={t('date')}
          columns={FIGURE_NAMES.map((name) => ({ name, label: t(`figures.${name}`) }))}
          labelledBy={titleId}
        />
      </section>
      <div css={columns}>
        <Counts
          title={t('pictures')}
          none={t('noPictures')}
          rows={pictures.map(({ id, opened, before: openedBefore }) => {
            const item = portal.galleryImages?.find(({ mainImageId }) => mainImageId === id);
            const source = item?.imageURL ? { src: item.imageURL } : { imageId: id };
            return {
              key: id,
              name: item ? localize(item.title) || t('untitled') : t('deleted'),
              start: item ? (
                <span css={thumbnail}>
                  <Picture {...source} alt="" ratio={1} sizes="44px" />
                </span>
              ) : null,
              note: beforeIn(openedBefore),
              count: opened,
            };
          })}
        />
        <Counts
          title={t('languages')}
          none={t('noViews')}
          total={totals.views}
          rows={languages.map(({ language: name, views, before: viewsBefore }) => ({
            key: name,
            name: t(`language.${name}`),
            note: beforeIn(viewsBefore),
            count: views,
          }))}
        />
      </div>
      <WeeklyMail state={weeklyMail} />
      <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{t('privacy')}</p>
    </>
  );
}

/** The difference to the period before, with a sign and in words. */
function Change(props: {
  now: FigureTotals;
  before: FigureTotals;
  figure: FigureName;
  period: FigurePeriod;
}) {
  const { now, before, figure, period } = props;
  const { t } = useText('mfe-creator-figures');
  const { direction, text } = changeOf(now[figure], before[figure]);
  const Icon = { up: TrendingUp, down: TrendingDown, same: Minus }[direction];
  return (
    <span css={{ display: 'grid', color: color.inkMuted, fontSize: fontSizes.xs, lineHeight: 1.5 }}>
      <span css={{ display: 'inline-flex', alignItems: 'center', gap: spacing[1], color: color.ink }}>
        <Icon size={14} aria-hidden="true" />
        {text ? <bdi dir="ltr">{text}</bdi> : null} {t(direction)}
      </span>
      {t(`before.${period}`, { number: before[figure] })}
    </span>
  );
}

function Counts(props: { title: string; none: string; rows: readonly CountRow[]; total?: number }) {
  const { title, none, rows, total } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} css={section}>
      <h3 id={id}>{title}</h3>
      {rows.length > 0 ? (
        <CountList rows={rows} labelledBy={id} {...(total === undefined ? {} : { total })} />
      ) : (
        <p css={{ color: color.inkMuted }}>{none}</p>
      )}
    </section>
  );
}

function WeeklyMail({ state }: { state: PortalFigures['weeklyMail'] }) {
  const { t } = useText('mfe-creator-figures');
  const notify = useNotify();
  const [want, { isLoading, originalArgs }] = useWantWeeklyMailMutation();
  const hint: ReactNode =
    state === 'no-address' ? (
      <>
        {t('weeklyNoAddress')} <Link to="/creator/account">{t('account')}</Link>
      </>
    ) : (
      t('weeklyText')
    );
  async function change(isWanted: boolean): Promise<void> {
    const { error } = await want(isWanted);
    if (error) notify({ tone: 'danger', text: t('weeklyFailed'), detail: failureMessage(error) });
  }
  return (
    <CheckField
      isSwitch
      label={t('weekly')}
      hint={hint}
      disabled={state === 'no-address'}
      checked={isLoading ? originalArgs === true : state === 'wanted'}
      onChange={(isWanted) => void change(isWanted)}
    />
  );
}

const tiles = {
  display: 'grid',
  gap: spacing[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.tabletUp]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  // Five on a phone: the first has a row of its own.
  [media.mobile]: { '& > :first-of-type': { gridColumn: '1 / -1' } },
} as const;
const tile = {
  display: 'grid',
  alignContent: 'start',
  gap: spacing[1],
  inlineSize: '100%',
  blockSize: '100%',
  padding: spacing[4],
  borderRadius: radii.lg,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&[aria-pressed=true]': { borderColor: color.brand, boxShadow: `inset 0 0 0 1px ${color.brand}` },
} as const;
const number = {
  fontSize: fontSizes.xl,
  fontWeight: 'var(--font-bold)',
  lineHeight: 'var(--font-leading-tight)',
  fontVariantNumeric: 'tabular-nums',
} as const;
const section = { display: 'grid', gap: spacing[4], alignContent: 'start', minInlineSize: 0 } as const;
const columns = {
  display: 'grid',
  gap: spacing[5],
  [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
const thumbnail = {
  display: 'inline-block',
  inlineSize: 44,
  marginInlineEnd: spacing[3],
  borderRadius: radii.sm,
  overflow: 'hidden',
  verticalAlign: 'middle',
} as const;
