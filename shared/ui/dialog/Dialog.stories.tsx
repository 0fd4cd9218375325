import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Button } from '../button/Button.tsx';
import { Field } from '../field/Field.tsx';
import { TextInput } from '../field/TextInput.tsx';
import { Dialog } from './Dialog.tsx';

export default { component: Dialog } satisfies Meta;

const ignored = () => undefined;

export const WithForm: StoryObj = {
  render: withTexts((texts) => (
    <Dialog
      open
      closesOnBackdrop={false}
      onClose={ignored}
      title={texts.edit}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="secondary">{texts.cancel}</Button>
          <Button>{texts.save}</Button>
        </>
      }
    >
      <Field label={texts.name} hint={texts.nameHint} required>
        <TextInput defaultValue={texts.place} />
      </Field>
    </Dialog>
  )),
};

export const Busy: StoryObj = {
  render: withTexts((texts) => (
    <Dialog
      open
      busy
      onClose={ignored}
      title={texts.edit}
      closeLabel={texts.close}
      footer={
        <Button loading loadingLabel={texts.saving}>
          {texts.save}
        </Button>
      }
    >
      <p>{texts.sentence}</p>
    </Dialog>
  )),
};

export const LongText: StoryObj = {
  render: withTexts((texts) => (
    <Dialog open size="lg" onClose={ignored} title={texts.longTitle} closeLabel={texts.close}>
      {Array.from({ length: 14 }, (_, number) => (
        <p key={number} css={{ marginBlockEnd: 16 }}>
          {texts.paragraph}
        </p>
      ))}
    </Dialog>
  )),
};
