import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../testing/stories/sample-picture.ts';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Picture } from './Picture.tsx';

export default {
  component: Picture,
  decorators: [
    (Story) => (
      <div css={{ position: 'relative', maxInlineSize: 360, minBlockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

/** An invalid image. */
const BROKEN = 'data:image/svg+xml,';

export const Loaded: StoryObj = {
  render: withTexts((texts) => <Picture src={samplePicture()} alt={texts.place} />),
};

export const Ratios: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ display: 'grid', gap: 12 }}>
      <Picture src={samplePicture(1)} ratio={16 / 9} alt={texts.place} />
      <Picture src={samplePicture(2)} ratio={1} position="top" alt={texts.place} />
    </div>
  )),
};

export const Failed: StoryObj = {
  render: withTexts((texts) => <Picture src={BROKEN} alt={texts.place} />),
};

export const NoPicture: StoryObj = { render: withTexts((texts) => <Picture alt={texts.place} />) };

export const Calm: StoryObj = {
  render: withTexts((texts) => (
    <Picture calm src={samplePicture(1)} placeholderColor="slategray" alt={texts.place} />
  )),
};

export const Filling: StoryObj = {
  render: withTexts((texts) => <Picture fill src={samplePicture(2)} alt={texts.place} />),
};
