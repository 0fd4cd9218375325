import { type ConsoleFigures, FIGURE_NAMES } from '@portico/shared/contracts';
import { SeriesChart } from '@portico/shared/patterns';
import { Button, Cluster, SectionHeader } from '@portico/shared/ui';
import { useId, useState } from 'react';
import { panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useFiguresAddress } from './figures-address.ts';
import { SaveTableButton } from './SaveTableButton.tsx';

/** One figure over time as bars. A button shows all figures as a table, which screen readers always have. */
export function FigureChart({ figures }: { figures: ConsoleFigures }) {
  const { t } = useMessages();
  const { figure, page } = useFiguresAddress();
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const { by, from, to, series } = figures;
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
        <SeriesChart
          figure={figure}
          isTable={isTable}
          tableHeight={420}
          series={series}
          by={by}
          stepLabel={t(`chart.${by}`)}
          columns={FIGURE_NAMES.map((name) => ({ name, label: t(`figures.${name}`) }))}
          labelledBy={titleId}
        />
      </div>
    </section>
  );
}
