import { Field, TextInput } from '@portico/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { FormDialog } from './FormDialog.tsx';
import { useForm } from './use-form.ts';

export default { component: FormDialog } satisfies Meta;

const ignored = () => undefined;

function NameDialog({ texts, failure, isSubmitting }: StoryState & { texts: StoryTexts }) {
  const form = useForm<{ name: string }>({
    initial: { name: texts.place },
    submit: async () => ({ kind: 'done' }),
  });
  return (
    <FormDialog
      open
      size="sm"
      title={texts.name}
      form={{ ...form, failure, isSubmitting }}
      labels={{ submit: texts.save, cancel: texts.cancel, failed: texts.saveFailed }}
      failureText={texts.failedText}
      onClose={ignored}
    >
      <Field label={texts.name} hint={texts.nameHint} required>
        <TextInput {...form.textInput('name')} />
      </Field>
    </FormDialog>
  );
}

interface StoryState {
  failure?: unknown;
  isSubmitting: boolean;
}

const inState = (state: StoryState): StoryObj => ({
  render: withTexts((texts) => <NameDialog texts={texts} {...state} />),
});

export const Default: StoryObj = inState({ isSubmitting: false });
export const Submitting: StoryObj = inState({ isSubmitting: true });
export const Failed: StoryObj = inState({ failure: { kind: 'timeout' }, isSubmitting: false });
