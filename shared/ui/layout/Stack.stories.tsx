import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Cluster, Stack } from './Stack.tsx';

export default { component: Stack } satisfies Meta;

export const UnderEachOther: StoryObj = {
  render: withTexts((texts) => (
    <Stack gap={6} align="start">
      <Badge>{texts.temple}</Badge>
      <Badge>{texts.mountain}</Badge>
      <Button>{texts.save}</Button>
    </Stack>
  )),
};

export const BesideEachOther: StoryObj = {
  render: withTexts((texts) => (
    <Cluster justify="space-between">
      <Button variant="secondary">{texts.cancel}</Button>
      <Button>{texts.save}</Button>
    </Cluster>
  )),
};

export const Wrapped: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: 260 }}>
      <Cluster>
        {[texts.temple, texts.mountain, texts.market, texts.food, texts.longTag].map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </Cluster>
    </div>
  )),
};
