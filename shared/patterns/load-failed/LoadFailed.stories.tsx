import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { LoadFailed } from './LoadFailed.tsx';

export default { component: LoadFailed } satisfies Meta;

const failedBy = (error: unknown): StoryObj => ({
  render: withTexts((texts) => (
    <LoadFailed
      error={error}
      title={texts.failedTitle}
      text={texts.failedText}
      offlineTitle={texts.offlineTitle}
      offlineText={texts.offlineText}
      retryLabel={texts.retry}
      onRetry={() => undefined}
    />
  )),
});

export const Failed: StoryObj = failedBy({ kind: 'timeout' });
export const Offline: StoryObj = failedBy({ kind: 'offline' });
