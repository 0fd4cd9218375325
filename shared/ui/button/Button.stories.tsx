import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Cluster, Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './button-styles.ts';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const SIZES: readonly ButtonSize[] = ['sm', 'md', 'lg'];

export default {
  component: Button,
  args: { variant: 'primary', size: 'md', wide: false, loading: false },
  argTypes: {
    variant: { control: 'select', options: VARIANTS },
    size: { control: 'select', options: SIZES },
  },
} satisfies Meta;

export const Default: StoryObj = {
  render: withTexts((texts, args) => <Button {...args}>{texts.save}</Button>),
};

export const Variants: StoryObj = {
  render: withTexts((texts) => (
    <Cluster>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant === 'danger' ? texts.delete : texts.save}
        </Button>
      ))}
    </Cluster>
  )),
};

export const Sizes: StoryObj = {
  render: withTexts((texts) => (
    <Cluster>
      {SIZES.map((size) => (
        <Button key={size} size={size} icon={<Plus size={18} aria-hidden="true" />}>
          {texts.create}
        </Button>
      ))}
    </Cluster>
  )),
};

export const Disabled: StoryObj = {
  render: withTexts((texts) => (
    <Cluster>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} aria-disabled>
          {texts.save}
        </Button>
      ))}
    </Cluster>
  )),
};

export const Busy: StoryObj = {
  render: withTexts((texts) => (
    <Cluster>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} loading loadingLabel={texts.saving}>
          {texts.save}
        </Button>
      ))}
    </Cluster>
  )),
};

export const AsLink: StoryObj = {
  render: withTexts((texts) => <Button href="/portals">{texts.showAll}</Button>),
};

export const WideAndLong: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: 320 }}>
      <Stack>
        <Button wide>{texts.save}</Button>
        <Button variant="secondary">{texts.longTitle}</Button>
      </Stack>
    </div>
  )),
};
