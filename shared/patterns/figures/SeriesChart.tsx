import { ScrollArea, visuallyHiddenStyles } from '@portico/shared/ui';
import { BarChart } from './BarChart.tsx';
import { SeriesTable, type SeriesTableProps } from './SeriesTable.tsx';

/** One figure over time as bars, or all figures as a table, which screen readers always have. */
export function SeriesChart<Name extends string>({
  figure,
  isTable,
  tableHeight,
  ...tableProps
}: SeriesTableProps<Name> & {
  /** The figure that the bars show. */
  figure: Name;
  isTable: boolean;
  /** The largest height of the table in px. */
  tableHeight?: number;
}) {
  const { series, by, labelledBy } = tableProps;
  const table = <SeriesTable {...tableProps} />;
  if (isTable)
    return (
      <ScrollArea labelledBy={labelledBy} css={{ maxBlockSize: tableHeight }}>
        {table}
      </ScrollArea>
    );
  return (
    <>
      <BarChart bars={series.map((step) => ({ date: step.date, count: step[figure] }))} by={by} />
      <div css={visuallyHiddenStyles}>{table}</div>
    </>
  );
}
