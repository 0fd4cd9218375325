import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export default { component: ConfirmDialog, args: { busy: false, tone: 'danger' } } satisfies Meta;

const ignored = () => undefined;

const confirming = (args: { busy?: boolean; tone?: 'danger' | 'primary'; isLong?: boolean }): StoryObj => ({
  render: withTexts((texts) => (
    <ConfirmDialog
      open
      busy={args.busy}
      tone={args.tone}
      title={texts.deleteQuestion}
      itemName={args.isLong ? texts.longTitle : texts.place}
      confirmLabel={args.tone === 'primary' ? texts.save : texts.delete}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      onConfirm={ignored}
      onCancel={ignored}
    >
      <p>{texts.deleteText}</p>
    </ConfirmDialog>
  )),
});

export const Default: StoryObj = confirming({});
export const Busy: StoryObj = confirming({ busy: true });
export const NothingIsLost: StoryObj = confirming({ tone: 'primary' });
export const LongText: StoryObj = confirming({ isLong: true });
