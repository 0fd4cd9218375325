import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Stack } from '../layout/Stack.tsx';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

export default { component: Field } satisfies Meta;

export const Default: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.name} hint={texts.nameHint} required>
      <TextInput defaultValue={texts.place} />
    </Field>
  )),
};

export const Optional: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.name} note={texts.optional}>
      <TextInput />
    </Field>
  )),
};

export const Invalid: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.name} error={texts.nameMissing} required>
      <TextInput />
    </Field>
  )),
};

export const Warning: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.name} warning={texts.nameLong}>
      <TextInput defaultValue={texts.longTitle} />
    </Field>
  )),
};

export const LabelHidden: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.search} labelHidden>
      <TextInput placeholder={texts.searchHint} />
    </Field>
  )),
};

export const LongLabel: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: 320 }}>
      <Stack>
        <Field label={texts.longTag} note={texts.optional} hint={texts.paragraph}>
          <TextInput />
        </Field>
      </Stack>
    </div>
  )),
};
