import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown } from 'lucide-react';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Cluster } from '../layout/Stack.tsx';
import { Badge, ToneIcon } from './Badge.tsx';

export default { component: Badge } satisfies Meta;

export const Tones: StoryObj = {
  render: withTexts((texts) => (
    <Cluster>
      <Badge>{texts.draft}</Badge>
      <Badge tone="success">{texts.openNow}</Badge>
      <Badge tone="warning">{texts.closesSoon}</Badge>
      <Badge tone="danger">{texts.closedToday}</Badge>
    </Cluster>
  )),
};

export const OwnIcon: StoryObj = {
  render: withTexts((texts) => (
    <Badge icon={<Crown size={14} aria-hidden="true" />}>{texts.promotion}</Badge>
  )),
};

export const LongText: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: 240 }}>
      <Badge tone="warning">{texts.longTag}</Badge>
    </div>
  )),
};

export const Icons: StoryObj = {
  render: () => (
    <Cluster>
      <ToneIcon tone="neutral" />
      <ToneIcon tone="success" size={24} />
      <ToneIcon tone="warning" size={32} />
      <ToneIcon tone="danger" size={40} />
    </Cluster>
  ),
};
