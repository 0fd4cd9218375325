import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Bike, ChevronRight } from 'lucide-react';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Cluster } from '../layout/Stack.tsx';
import { Directional } from './Directional.tsx';

export default { component: Directional } satisfies Meta;

/** The arrow and the chevron are mirrored in right-to-left text; the bicycle is not. */
export const Default: StoryObj = {
  render: withTexts((texts) => (
    <Cluster>
      {texts.next}
      <Directional>
        <ArrowRight />
      </Directional>
      <Directional>
        <ChevronRight />
      </Directional>
      <Bike aria-hidden="true" />
    </Cluster>
  )),
};
