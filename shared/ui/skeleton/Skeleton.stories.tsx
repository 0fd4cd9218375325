import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Loading, Skeleton, SkeletonCard, SkeletonHero, SkeletonText } from './Skeleton.tsx';

export default { component: Skeleton } satisfies Meta;

export const Blocks: StoryObj = {
  render: withTexts((texts) => (
    <Loading label={texts.loading}>
      <div css={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
        <Skeleton blockSize="2em" inlineSize="60%" />
        <Skeleton ratio={16 / 9} radius="16px" />
        <SkeletonText lines={4} />
      </div>
    </Loading>
  )),
};

export const Card: StoryObj = {
  render: withTexts((texts) => (
    <Loading label={texts.loading}>
      <div css={{ maxInlineSize: 300 }}>
        <SkeletonCard />
      </div>
    </Loading>
  )),
};

export const Hero: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: withTexts((texts) => (
    <Loading label={texts.loading} isPage>
      <SkeletonHero size="short" />
    </Loading>
  )),
};
