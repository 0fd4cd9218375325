import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Field } from './Field.tsx';
import { TextArea } from './TextArea.tsx';

export default { component: TextArea } satisfies Meta;

export const Default: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.description}>
      <TextArea defaultValue={texts.sentence} />
    </Field>
  )),
};

export const Disabled: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.description}>
      <TextArea defaultValue={texts.sentence} disabled />
    </Field>
  )),
};

export const Invalid: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.description} error={texts.nameMissing}>
      <TextArea rows={2} />
    </Field>
  )),
};

/** Its height grows with the text. */
export const LongText: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.description}>
      <TextArea rows={2} defaultValue={[texts.paragraph, texts.paragraph, texts.paragraph].join('\n\n')} />
    </Field>
  )),
};
