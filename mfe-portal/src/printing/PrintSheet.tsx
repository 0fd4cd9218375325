import { css, Global } from '@emotion/react';
import { type Portal, type StructuredOpeningHours, WEEKDAYS } from '@portico/shared/contracts';
import {
  CONTACT_ORDER,
  contactEntries,
  formatHours,
  hoursView,
  isAllDay,
  scannedAddress,
  visibleText,
} from '@portico/shared/domain';
import { copyOfMap, LocalizedTitle } from '@portico/shared/patterns';
import { Localized } from '@portico/shared/platform';
import type { ReactNode } from 'react';
import { blocks, isBlockHidden } from '../block-registry.ts';
import { COORDINATE_DIGITS, positionOf } from '../blocks/location/position-of.ts';
import { useMessages } from '../messages/use-messages.ts';
import { qrPath } from './qr-path.ts';

/** Margin of the paper, which most printers can leave. */
const MARGIN_MM = 12;
/** Below the 273 mm between the margins: rounding must not start a second page. */
const SHEET_MM = 272;

/** Ink on paper in every theme. */
const INK = 'black';
const MUTED = '#444';

const paper = css({
  '@page': { size: 'A4', margin: `${MARGIN_MM}mm` },
  '@media print': {
    // Only the sheet is printed, also not what lies over the page.
    'body > :not([data-print-sheet])': { display: 'none !important' },
    'html, body': { background: 'white !important', colorScheme: 'light !important', minBlockSize: 0 },
  },
});

const sheet = css({
  display: 'none',
  '@media print': {
    display: 'flex',
    flexDirection: 'column',
    gap: '5mm',
    blockSize: `${SHEET_MM}mm`,
    overflow: 'hidden',
    color: INK,
    fontSize: '10.5pt',
  },
});
/** Taller on a sheet with few facts. */
const cover = css({
  flex: '1 0 70mm',
  minBlockSize: 0,
  maxBlockSize: '120mm',
  inlineSize: '100%',
  objectFit: 'cover',
  borderRadius: '3mm',
});
const columns = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 56mm', gap: '8mm' });
const facts = css({ display: 'grid', gap: '4mm', alignContent: 'start' });
const heading = css({ fontSize: '12pt', marginBlockEnd: '1mm' });
/** As many whole lines as there is space for. */
const description = css({
  flex: '0 1 auto',
  minBlockSize: 0,
  maxBlockSize: 'round(down, 100%, 1lh)',
  overflow: 'hidden',
  whiteSpace: 'pre-line',
});

/**
 * A portal on one A4 sheet: picture, what it is, hours, place, contacts, and the QR code that leads back to it. It has
 * what visitors see, also if an editor prints it.
 */
export function PrintSheet({ portal }: { portal: Portal }) {
  const { localize, fallbackLanguage } = useMessages();
  const text = localize(portal.description);
  const picture = coverOnPage();
  return (
    <article data-print-sheet="" css={sheet}>
      <Global styles={paper} />
      <header>
        <h1 css={{ fontSize: '24pt' }}>
          <LocalizedTitle text={portal.title} />
        </h1>
        {localize(portal.highlightSentence) ? (
          <p css={{ fontSize: '13pt', color: MUTED }}>
            <Localized text={portal.highlightSentence} />
          </p>
        ) : null}
      </header>
      {picture ? <img src={picture} alt="" css={cover} /> : null}
      <div css={columns}>
        <div css={facts}>
          <Hours portal={portal} />
          <Place portal={portal} />
          <Contacts portal={portal} />
        </div>
        <PageCode />
      </div>
      {text ? (
        <p lang={fallbackLanguage(portal.description)} dir="auto" css={description}>
          {portal.isAdvanceDescription ? visibleText(text) : text}
        </p>
      ) : null}
    </article>
  );
}

/** URL of the cover that the page shows: a picture with another URL would not be loaded before the printout. */
const coverOnPage = (): string | undefined =>
  document.querySelector<HTMLImageElement>('[data-cover] img')?.currentSrc || undefined;

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 css={heading}>{title}</h2>
      {children}
    </section>
  );
}

function Hours({ portal }: { portal: Portal }) {
  const { t } = useMessages();
  const view = hoursView(portal.openingHours);
  if (view.kind === 'none' || isBlockHidden(blocks.openingHours, portal)) return null;
  return (
    <Fact title={t('hours.title')}>
      {view.kind === 'text' ? (
        <p css={{ whiteSpace: 'pre-line' }}>
          <Localized text={view.text} />
        </p>
      ) : (
        <Week hours={view.hours} />
      )}
    </Fact>
  );
}

/** The days of any week: a sheet of paper outlasts special days. */
function Week({ hours }: { hours: StructuredOpeningHours }) {
  const { t, localize, language } = useMessages();
  return (
    <>
      <dl css={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: '6mm' }}>
        {WEEKDAYS.map((weekday) => {
          const intervals = hours.week[weekday] ?? [];
          return (
            <div key={weekday} css={{ display: 'contents' }}>
              <dt>{t(`weekday.${weekday}`)}</dt>
              <dd css={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
                {intervals.length === 0
                  ? t('hours.closed')
                  : intervals.some(isAllDay)
                    ? t('hours.allDay')
                    : intervals.map((interval) => formatHours(interval, language)).join(', ')}
              </dd>
            </div>
          );
        })}
      </dl>
      {localize(hours.note) ? (
        <p css={{ color: MUTED }}>
          <Localized text={hours.note} />
        </p>
      ) : null}
    </>
  );
}

function Place({ portal }: { portal: Portal }) {
  const { t, localize } = useMessages();
  const { streetAddress } = portal.location ?? {};
  const position = positionOf(portal.location);
  const hasAddress = Boolean(localize(streetAddress));
  if (isBlockHidden(blocks.location, portal) || !(hasAddress || position)) return null;
  return (
    <Fact title={t('location.title')}>
      {hasAddress ? (
        <p css={{ whiteSpace: 'pre-line' }}>
          <Localized text={streetAddress} />
        </p>
      ) : null}
      {position ? (
        <p css={{ color: MUTED, fontVariantNumeric: 'tabular-nums' }}>
          <bdi dir="ltr">
            {position.lat.toFixed(COORDINATE_DIGITS)}, {position.lon.toFixed(COORDINATE_DIGITS)}
          </bdi>
        </p>
      ) : null}
      {position ? <MapOnPaper /> : null}
    </Fact>
  );
}

/** The map as the page shows it; nothing if it has not been loaded. */
function MapOnPaper() {
  return (
    <div
      ref={(element) => {
        const copy = copyOfMap(INK);
        if (copy) element?.replaceChildren(copy);
      }}
      css={{
        marginBlockStart: '2mm',
        '&:empty': { display: 'none' },
        '& canvas': { inlineSize: '100%', blockSize: '40mm', objectFit: 'cover', borderRadius: '2mm' },
      }}
    />
  );
}

function Contacts({ portal }: { portal: Portal }) {
  const { t } = useMessages();
  if (isBlockHidden(blocks.contacts, portal)) return null;
  const rows = CONTACT_ORDER.flatMap((kind) =>
    kind === 'location' || kind === 'others' ? [] : { kind, entries: contactEntries(portal.contacts, kind) },
  ).filter(({ entries }) => entries.length > 0);
  if (rows.length === 0) return null;
  return (
    <Fact title={t('contacts.title')}>
      <dl css={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: '6mm' }}>
        {rows.map(({ kind, entries }) => (
          <div key={kind} css={{ display: 'contents' }}>
            <dt>{t(`contacts.${kind}`)}</dt>
            <dd css={{ margin: 0, overflowWrap: 'anywhere' }}>
              {entries.map(({ text }) => (
                <bdi key={text} dir="ltr" css={{ display: 'block' }}>
                  {text}
                </bdi>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Fact>
  );
}

function PageCode() {
  const { t } = useMessages();
  const { origin, pathname, href, host } = new URL(window.location.href);
  const { side, path } = qrPath(scannedAddress(href));
  return (
    <figure css={{ margin: 0, display: 'grid', gap: '2mm', alignContent: 'start', textAlign: 'center' }}>
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t('qr.alt')} shapeRendering="crispEdges">
        <rect width={side} height={side} fill="white" />
        <path d={path} fill="black" />
      </svg>
      <figcaption>
        {t('print.scan')}
        <bdi dir="ltr" css={{ display: 'block', color: MUTED, fontSize: '8.5pt', overflowWrap: 'anywhere' }}>
          <a href={`${origin}${pathname}`} css={{ color: 'inherit', textDecoration: 'none' }}>
            {host}
            {pathname}
          </a>
        </bdi>
      </figcaption>
    </figure>
  );
}
