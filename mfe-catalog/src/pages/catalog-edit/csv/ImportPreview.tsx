import { formatBaht, groupedNumber } from '@portico/shared/domain';
import {
  color,
  fontSizes,
  media,
  Notice,
  radii,
  ScrollArea,
  spacing,
  ToneIcon,
  VisuallyHidden,
} from '@portico/shared/ui';
import { useId } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import type { NumberedRow } from './product-rows.ts';

/** Maximum number of shown lines; lines with problems are always shown. */
const SHOWN = 50;

/** Preview of an import, lines with problems first. */
export function ImportPreview(props: {
  rows: readonly NumberedRow[];
  /** Unknown columns. */
  ignored: readonly string[];
  /** Number of lines with problems. */
  wrong: number;
}) {
  const { rows, ignored, wrong } = props;
  const { t, localize, language } = useMessages();
  const summaryId = useId();
  const shown = rows.filter(({ problems }, index) => index < SHOWN || problems.length > 0);
  return (
    <>
      <div id={summaryId}>
        {wrong > 0 ? (
          <Notice tone="danger" title={t('csv.wrong', { count: wrong })}>
            {t('csv.nothingAdded')}
          </Notice>
        ) : (
          <p role="status">{t('csv.ready', { count: rows.length })}</p>
        )}
      </div>
      {ignored.length > 0 ? (
        <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
          {t('csv.ignored', { columns: ignored.join(', ') })}
        </p>
      ) : null}
      <ScrollArea labelledBy={summaryId} css={tableArea}>
        <table css={table}>
          <thead>
            <tr>
              {['line', 'name', 'price', 'label', 'check'].map((column) => (
                <th key={column} scope="col">
                  {t(`csv.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, product, problems }) => (
              <tr key={line}>
                <td css={{ fontVariantNumeric: 'tabular-nums' }}>{groupedNumber(line)}</td>
                <td dir="auto">{localize(product.name)}</td>
                <td>
                  {typeof product.price === 'number' ? (
                    <bdi>{formatBaht(product.price, language)}</bdi>
                  ) : null}
                </td>
                <td dir="auto">
                  {typeof product.highlightText === 'string'
                    ? product.highlightText
                    : localize(product.highlightText ?? undefined)}
                </td>
                <td>
                  {problems.length === 0 ? (
                    <span css={{ color: color.success }}>
                      <ToneIcon tone="success" size={16} />
                      <VisuallyHidden>{t('csv.fine')}</VisuallyHidden>
                    </span>
                  ) : (
                    <ul css={{ margin: 0, padding: 0, listStyle: 'none', color: color.danger }}>
                      {problems.map(({ column, rule }) => (
                        <li key={`${column}.${rule}`}>
                          <bdi dir="ltr">{column}</bdi>: {t(`csv.problem.${rule}`)}
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {shown.length < rows.length ? (
        <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
          {t('csv.more', { count: rows.length - shown.length })}
        </p>
      ) : null}
    </>
  );
}

const tableArea = { border: `1px solid ${color.line}`, borderRadius: radii.md } as const;
const table = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSizes.sm,
  '& th, & td': {
    padding: `${spacing[2]} ${spacing[3]}`,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${color.line}`,
    // Else the problems, in the last column, are cut off on a phone.
    [media.mobile]: { paddingInline: spacing[2] },
  },
  '& th': { color: color.inkMuted, fontWeight: 'var(--font-medium)', whiteSpace: 'nowrap' },
  '& tr:last-of-type td': { borderBlockEnd: 0 },
} as const;
