import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Stack } from '../layout/Stack.tsx';
import { CheckField } from './CheckField.tsx';

export default { component: CheckField } satisfies Meta;

export const States: StoryObj = {
  render: withTexts((texts) => (
    <Stack>
      <CheckField label={texts.name} hint={texts.nameHint} checked={false} onChange={() => undefined} />
      <CheckField label={texts.name} checked onChange={() => undefined} />
      <CheckField label={texts.name} isSwitch checked onChange={() => undefined} />
      <CheckField label={texts.name} hint={texts.deleteText} disabled checked onChange={() => undefined} />
    </Stack>
  )),
};
