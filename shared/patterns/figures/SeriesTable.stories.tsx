import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { SeriesTable } from './SeriesTable.tsx';

export default { component: SeriesTable } satisfies Meta;

export const Days: StoryObj = {
  render: withTexts((texts) => (
    <>
      <h2 id="series">{texts.shown}</h2>
      <SeriesTable
        series={[
          { date: '2026-11-20', views: 1200 },
          { date: '2026-11-21', views: 0 },
        ]}
        by="day"
        stepLabel={texts.shown}
        columns={[{ name: 'views', label: texts.more }]}
        labelledBy="series"
      />
    </>
  )),
};
