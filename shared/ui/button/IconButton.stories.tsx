import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Share2, X } from 'lucide-react';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Cluster } from '../layout/Stack.tsx';
import { color, spacing } from '../tokens/tokens.ts';
import { IconButton } from './IconButton.tsx';

export default { component: IconButton } satisfies Meta;

export const Variants: StoryObj = {
  render: withTexts((texts) => (
    <Cluster>
      <IconButton label={texts.close}>
        <X size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.edit} variant="secondary">
        <Pencil size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.share} variant="primary">
        <Share2 size={20} aria-hidden="true" />
      </IconButton>
    </Cluster>
  )),
};

export const OnPhoto: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ display: 'inline-block', padding: spacing[6], background: color.lineStrong }}>
      <IconButton label={texts.share} variant="photo">
        <Share2 size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )),
};

export const Disabled: StoryObj = {
  render: withTexts((texts) => (
    <IconButton label={texts.edit} variant="secondary" aria-disabled>
      <Pencil size={20} aria-hidden="true" />
    </IconButton>
  )),
};
