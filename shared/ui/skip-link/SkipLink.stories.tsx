import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { SkipLink } from './SkipLink.tsx';

export default { component: SkipLink } satisfies Meta;

/** It is visible while it has the focus. */
export const Focused: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ minBlockSize: 80 }}>
      <SkipLink targetId="main">{texts.skip}</SkipLink>
      <p id="main" css={{ paddingBlockStart: 48 }}>
        {texts.sentence}
      </p>
    </div>
  )),
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('a')?.focus(),
};
