import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { Button } from '../button/Button.tsx';
import { Toaster, type ToastMessage } from './Toaster.tsx';

export default { component: Toaster } satisfies Meta;

function Messages({ texts, first }: { texts: StoryTexts; first: readonly ToastMessage[] }) {
  const [messages, setMessages] = useState(first);
  return (
    <div css={{ minBlockSize: 320 }}>
      <Toaster
        label={texts.notices}
        messages={messages}
        onDismiss={(id) => setMessages((known) => known.filter((message) => message.id !== id))}
        dismissLabel={texts.dismiss}
      />
    </div>
  );
}

export const Tones: StoryObj = {
  render: withTexts((texts) => (
    <Messages
      texts={texts}
      first={[
        { id: 'saved', tone: 'success', text: texts.saved },
        { id: 'long', tone: 'warning', text: texts.nameLong },
        { id: 'failed', tone: 'danger', text: texts.saveFailed, detail: texts.failedText },
      ]}
    />
  )),
};

export const WithAction: StoryObj = {
  render: withTexts((texts) => (
    <Messages
      texts={texts}
      first={[
        {
          id: 'deleted',
          tone: 'neutral',
          text: texts.deleted,
          action: (
            <Button size="sm" variant="quiet">
              {texts.undo}
            </Button>
          ),
        },
      ]}
    />
  )),
};

export const LongText: StoryObj = {
  render: withTexts((texts) => (
    <Messages
      texts={texts}
      first={[{ id: 'long', tone: 'danger', text: texts.longTitle, detail: texts.paragraph }]}
    />
  )),
};
