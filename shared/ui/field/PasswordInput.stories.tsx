import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

export default { component: PasswordInput } satisfies Meta;

export const Default: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.password}>
      <PasswordInput
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        defaultValue="lotus-on-the-pond"
      />
    </Field>
  )),
};

export const Invalid: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.password} error={texts.passcodeWrong} required>
      <PasswordInput showLabel={texts.showPassword} hideLabel={texts.hidePassword} />
    </Field>
  )),
};
