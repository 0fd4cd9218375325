import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import type { Tone } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Notice } from './Notice.tsx';

export default { component: Notice } satisfies Meta;

const TONES: readonly Tone[] = ['neutral', 'success', 'warning', 'danger'];
const ignored = () => undefined;

export const Tones: StoryObj = {
  render: withTexts((texts) => (
    <Stack>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone}>
          {tone === 'danger' ? texts.failedText : texts.saved}
        </Notice>
      ))}
    </Stack>
  )),
};

export const WithActionAndDismiss: StoryObj = {
  render: withTexts((texts) => (
    <Notice
      tone="warning"
      title={texts.saveFailed}
      action={
        <Button size="sm" variant="secondary">
          {texts.retry}
        </Button>
      }
      onDismiss={ignored}
      dismissLabel={texts.dismiss}
    >
      {texts.failedText}
    </Notice>
  )),
};

export const LongText: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: 340 }}>
      <Notice title={texts.longTitle} onDismiss={ignored} dismissLabel={texts.dismiss}>
        {texts.paragraph}
      </Notice>
    </div>
  )),
};
