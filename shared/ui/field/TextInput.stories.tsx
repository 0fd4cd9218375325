import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Stack } from '../layout/Stack.tsx';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

export default { component: TextInput } satisfies Meta;

export const States: StoryObj = {
  render: withTexts((texts) => (
    <Stack>
      <TextInput aria-label={texts.name} placeholder={texts.nameHint} />
      <TextInput aria-label={texts.name} defaultValue={texts.place} />
      <TextInput aria-label={texts.name} defaultValue={texts.place} readOnly />
      <TextInput aria-label={texts.name} defaultValue={texts.place} disabled />
      <TextInput aria-label={texts.name} defaultValue={texts.place} aria-invalid />
    </Stack>
  )),
};

/** E-mail addresses are left-to-right, but aligned like the form's other text. */
export const LeftToRight: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.email}>
      <TextInput type="email" defaultValue="somying@example.com" />
    </Field>
  )),
};

export const WithIcon: StoryObj = {
  render: withTexts((texts) => (
    <TextInput
      aria-label={texts.search}
      placeholder={texts.searchHint}
      icon={<Search size={20} aria-hidden="true" />}
    />
  )),
};
