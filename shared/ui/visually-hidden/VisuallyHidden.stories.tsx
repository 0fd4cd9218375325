import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default { component: VisuallyHidden } satisfies Meta;

/** The text after the ellipsis is only for screen readers. */
export const Default: StoryObj = {
  render: withTexts((texts) => (
    <p>
      … <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </p>
  )),
};
