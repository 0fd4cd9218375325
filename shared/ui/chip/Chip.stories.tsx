import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark } from 'lucide-react';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Cluster } from '../layout/Stack.tsx';
import { Chip, Tag } from './Chip.tsx';

export default { component: Chip } satisfies Meta;

const ignored = () => undefined;

export const Choices: StoryObj = {
  render: withTexts((texts) => (
    <Cluster>
      <Chip selected>{texts.temple}</Chip>
      <Chip selected={false}>{texts.mountain}</Chip>
      <Chip icon={<Landmark size={16} aria-hidden="true" />}>{texts.market}</Chip>
      <Chip href="/portals?tag=food">{texts.food}</Chip>
    </Cluster>
  )),
};

export const Tags: StoryObj = {
  render: withTexts((texts) => (
    <Cluster>
      <Tag>{texts.mountain}</Tag>
      <Tag onRemove={ignored} removeLabel={texts.removeTag}>
        {texts.temple}
      </Tag>
    </Cluster>
  )),
};

export const LongText: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ inlineSize: 200 }}>
      <Cluster>
        <Chip selected>{texts.longTag}</Chip>
        <Tag onRemove={ignored} removeLabel={texts.removeTag}>
          {texts.longTag}
        </Tag>
      </Cluster>
    </div>
  )),
};
