import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Button } from '../button/Button.tsx';
import { StateMessage } from './StateMessage.tsx';

export default { component: StateMessage } satisfies Meta;

const ignored = () => undefined;

export const Empty: StoryObj = {
  render: withTexts((texts) => (
    <StateMessage
      kind="empty"
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={<Button href="/create">{texts.create}</Button>}
    />
  )),
};

export const NotFound: StoryObj = {
  render: withTexts((texts) => (
    <StateMessage kind="not-found" title={texts.notFoundTitle} text={texts.notFoundText} />
  )),
};

export const WholePage: StoryObj = {
  render: withTexts((texts) => (
    <StateMessage isPage kind="not-found" title={texts.notFoundTitle} text={texts.notFoundText} />
  )),
};

export const Failed: StoryObj = {
  render: withTexts((texts) => (
    <StateMessage
      kind="failed"
      title={texts.failedTitle}
      text={texts.failedText}
      action={{ label: texts.retry, onClick: ignored }}
    />
  )),
};

export const Offline: StoryObj = {
  render: withTexts((texts) => (
    <StateMessage kind="offline" title={texts.offlineTitle} text={texts.offlineText} />
  )),
};

export const OwnIconAndLongText: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: 360 }}>
      <StateMessage
        kind="empty"
        icon={<Heart size={28} aria-hidden="true" />}
        title={texts.longTitle}
        text={texts.paragraph}
      />
    </div>
  )),
};
