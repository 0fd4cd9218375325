import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { ConfirmDelete } from './ConfirmDelete.tsx';

export default { component: ConfirmDelete } satisfies Meta;

const ignored = () => undefined;

const confirming = ({ busy = false, isLong = false }): StoryObj => ({
  render: withTexts((texts, _args, language) => (
    <ConfirmDelete
      open
      busy={busy}
      itemName={isLong ? texts.longTitle : texts.place}
      labels={{
        translation: language === 'en' ? undefined : texts.areYouSure,
        confirm: texts.delete,
        cancel: texts.cancel,
        close: texts.close,
      }}
      onConfirm={ignored}
      onCancel={ignored}
    />
  )),
});

export const Default: StoryObj = confirming({});
export const Busy: StoryObj = confirming({ busy: true });
export const LongName: StoryObj = confirming({ isLong: true });
