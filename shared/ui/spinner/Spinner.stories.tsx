import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Cluster } from '../layout/Stack.tsx';
import { Spinner, SpinnerRing } from './Spinner.tsx';

export default { component: Spinner } satisfies Meta;

export const Sizes: StoryObj = {
  render: withTexts((texts) => (
    <Cluster>
      <Spinner label={texts.loading} size={20} />
      <Spinner label={texts.loading} />
      <Spinner label={texts.loading} size={48} />
    </Cluster>
  )),
};

export const RingInText: StoryObj = {
  render: withTexts((texts) => (
    <p>
      <SpinnerRing /> {texts.saving}
    </p>
  )),
};
