import { WRONG_PASSCODE } from '@portico/shared/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPlatform } from '../../testing/stories/StoryPlatform.tsx';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { PasscodeForm } from './PasscodeForm.tsx';

export default { component: PasscodeForm } satisfies Meta;

const form = withTexts((texts) => (
  <PasscodeForm
    item={{ store: 'portal', id: 'doi-suthep' }}
    heading="h1"
    labels={{
      title: texts.passcodeTitle,
      text: texts.passcodeText,
      label: texts.passcode,
      submit: texts.passcodeOpen,
      checking: texts.passcodeChecking,
      wrong: texts.passcodeWrong,
      failed: texts.failedText,
    }}
  />
));

const CHECK = 'GET /api/checkPrivacy/portal/id/:id';

/** Types a passcode and submits it, as a visitor does. */
const enter: StoryObj['play'] = async ({ canvasElement, userEvent }) => {
  const input = canvasElement.querySelector('input');
  if (input) await userEvent.type(input, 'abc123{Enter}');
};

export const Default: StoryObj = { render: form };

export const Checking: StoryObj = {
  parameters: withPlatform({ server: { [CHECK]: () => new Promise(() => undefined) } }),
  render: form,
  play: enter,
};

export const Wrong: StoryObj = {
  parameters: withPlatform({ server: { [CHECK]: () => ({ status: 'fail', reason: WRONG_PASSCODE }) } }),
  render: form,
  play: enter,
};

export const Failed: StoryObj = {
  parameters: withPlatform({
    server: {
      [CHECK]: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  }),
  render: form,
  play: enter,
};
