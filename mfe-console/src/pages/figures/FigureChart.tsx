import { css } from '@emotion/react';
import { type ConsoleFigures, FIGURE_NAMES } from '@portico/shared/contracts';
import { BarChart, SeriesTable } from '@portico/shared/patterns';
import { Button, Cluster, SectionHeader, visuallyHiddenStyles } from '@portico/shared/ui';
import { useId, useState } from 'react';
import { panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useFiguresAddress } from './figures-address.ts';
import { SaveTableButton } from './SaveTableButton.tsx';

const tableArea = css({ overflow: 'auto', maxBlockSize: 420 });

/** One figure over time as bars. A button shows all figures as a table, which screen readers always have. */
export function FigureChart({ figures }: { figures: ConsoleFigures }) {
  const { t } = useMessages();
  const { figure, page } = useFiguresAddress();
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const { by, from, to, series } = figures;
  const table = (
    <SeriesTable
      series={series}
      by={by}
      stepLabel={t(`chart.${by}`)}
      columns={FIGURE_NAMES.map((name) => ({ name, label: t(`figures.${name}`) }))}
      labelledBy={titleId}
    />
  );
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t(`chart.per${by}`, { figure: t(`figures.${figure}`) })} />
      <div css={panel}>
        <Cluster gap={3} justify="end">
          <Button variant="secondary" size="sm" onClick={() => setTable(!isTable)}>
            {t(isTable ? 'chart.asChart' : 'chart.asTable')}
          </Button>
          <SaveTableButton query={{ from, to, page, by }} table="series" />
        </Cluster>
        {isTable ? (
          // Keyboards scroll it too, if it is wider than a phone.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
          <div css={tableArea} tabIndex={0} role="group" aria-labelledby={titleId}>
            {table}
          </div>
        ) : (
          <>
            <BarChart bars={series.map((step) => ({ date: step.date, count: step[figure] }))} by={by} />
            <div css={visuallyHiddenStyles}>{table}</div>
          </>
        )}
      </div>
    </section>
  );
}
