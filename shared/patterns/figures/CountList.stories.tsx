import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { CountList } from './CountList.tsx';

export default { component: CountList } satisfies Meta;

const list = (total?: number): StoryObj => ({
  render: withTexts((texts) => (
    <>
      <h2 id="counts">{texts.shown}</h2>
      <CountList
        labelledBy="counts"
        rows={[
          { key: 'a', name: texts.more, count: 1200 },
          { key: 'b', name: texts.retry, count: 300 },
        ]}
        {...(total === undefined ? {} : { total })}
      />
    </>
  )),
});

export const OfTheLargest: StoryObj = list();
export const OfATotal: StoryObj = list(2000);
