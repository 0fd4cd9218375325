import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { SeriesChart } from './SeriesChart.tsx';

export default { component: SeriesChart } satisfies Meta;

const series = [4, 0, 12, 7, 1, 9, 3].map((views, day) => ({ date: `2026-11-1${day}`, views }));

const shownAs = (isTable: boolean): StoryObj => ({
  render: withTexts((texts) => (
    <>
      <h2 id="series">{texts.shown}</h2>
      <SeriesChart
        figure="views"
        isTable={isTable}
        tableHeight={200}
        series={series}
        by="day"
        stepLabel={texts.shown}
        columns={[{ name: 'views', label: texts.more }]}
        labelledBy="series"
      />
    </>
  )),
});

export const AsChart: StoryObj = shownAs(false);
export const AsTable: StoryObj = shownAs(true);
