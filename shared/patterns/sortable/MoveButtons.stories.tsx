import { Cluster } from '@portico/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { MoveButtons } from './MoveButtons.tsx';

export default { component: MoveButtons } satisfies Meta;

const at = (index: number, total: number): StoryObj => ({
  render: withTexts((texts) => (
    <Cluster gap={1}>
      <MoveButtons
        controls={{ moveTo: () => undefined, isFirst: index === 0, isLast: index === total - 1 }}
        index={index}
        labels={{ up: `${texts.move}: ${texts.previous}`, down: `${texts.move}: ${texts.next}` }}
      />
    </Cluster>
  )),
});

export const Default: StoryObj = at(1, 3);
export const First: StoryObj = at(0, 3);
export const Last: StoryObj = at(2, 3);
