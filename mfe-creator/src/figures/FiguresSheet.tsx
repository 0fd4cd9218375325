import { css, Global } from '@emotion/react';
import { FIGURE_NAMES, type FigurePeriod, type Portal, type PortalFigures } from '@portico/shared/contracts';
import { formatDay, groupedNumber } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { changeOf } from './figures-of-page.ts';

/** Below the 273 mm between the margins: rounding must not start a second page. */
const SHEET_MM = 272;

/** The sheet of the page below, which is in the document as well, is not printed. */
const paper = css({
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    'body > :not([data-print-sheet=figures])': { display: 'none !important' },
    'html, body': { background: 'white !important', colorScheme: 'light !important', minBlockSize: 0 },
  },
});
const sheet = css({
  display: 'none',
  '@media print': {
    display: 'grid',
    alignContent: 'start',
    gap: '5mm',
    maxBlockSize: `${SHEET_MM}mm`,
    overflow: 'hidden',
    color: 'black',
    fontSize: '10pt',
    lineHeight: 1.3,
  },
  h1: { fontSize: '16pt' },
  h2: { fontSize: '11pt', marginBlockEnd: '1mm' },
  table: { inlineSize: '100%', borderCollapse: 'collapse' },
  'th, td': {
    padding: '0.3mm 1mm',
    borderBlockEnd: '0.2mm solid #999',
    textAlign: 'end',
    fontWeight: 'var(--font-regular)',
    fontVariantNumeric: 'tabular-nums',
  },
  'th:first-of-type': { textAlign: 'start' },
});

/** The figures on one A4 sheet, with black ink in every theme. */
export function FiguresSheet(props: { figures: PortalFigures; portal: Portal; period: FigurePeriod }) {
  const { figures, portal, period } = props;
  const { t, language, localize } = useText('mfe-creator-figures');
  const { from, to, totals, before, series, languages, pictures } = figures;
  const day = (date: string) => formatDay(date, language);
  const nameOf = (id: string) => {
    const item = portal.galleryImages?.find(({ mainImageId }) => mainImageId === id);
    return item ? localize(item.title) || t('untitled') : t('deleted');
  };
  return (
    <article data-print-sheet="figures" aria-hidden="true" css={sheet}>
      <Global styles={paper} />
      <header>
        <h1>
          <LocalizedTitle text={portal.title} fallback={portal._id} />
        </h1>
        <p>
          {t('title')}: {period === 'day' ? day(to) : t('fromTo', { from: day(from), to: day(to) })}
        </p>
      </header>
      <table>
        <tbody>
          {FIGURE_NAMES.map((figure) => {
            const change = before && changeOf(totals[figure], before[figure]);
            return (
              <tr key={figure}>
                <th scope="row">{t(`figures.${figure}`)}</th>
                <td>{groupedNumber(totals[figure])}</td>
                <td>{change ? <bdi dir="ltr">{change.text}</bdi> : null}</td>
                <td>{before ? t(`before.${period}`, { number: before[figure] }) : null}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            {FIGURE_NAMES.map((figure) => (
              <th key={figure} scope="col">
                {t(`figures.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map((step) => (
            <tr key={step.date}>
              <th scope="row">{day(step.date)}</th>
              {FIGURE_NAMES.map((figure) => (
                <td key={figure}>{groupedNumber(step[figure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Line
        title={t('languages')}
        entries={languages.map(({ language: code, views, before: viewsBefore }) => ({
          key: code,
          name: t(`language.${code}`),
          count: views,
          before: viewsBefore,
        }))}
      />
      <Line
        title={t('pictures')}
        entries={pictures.map(({ id, opened, before: openedBefore }) => ({
          key: id,
          name: nameOf(id),
          count: opened,
          before: openedBefore,
        }))}
      />
    </article>
  );
}

interface Entry {
  key: string;
  name: string;
  count: number;
  /** In the period before, if all of it was counted. */
  before: number | undefined;
}

function Line({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p>
        {entries.map(({ key, name, count, before }, index) => (
          <span key={key}>
            {index > 0 ? ' · ' : ''}
            <bdi>{name}</bdi>: {groupedNumber(count)}
            {before === undefined || before === count ? null : (
              <bdi dir="ltr">{` (${changeOf(count, before).text})`}</bdi>
            )}
          </span>
        ))}
      </p>
    </section>
  );
}
