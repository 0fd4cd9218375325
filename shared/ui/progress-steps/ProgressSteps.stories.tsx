import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { ProgressSteps } from './ProgressSteps.tsx';

export default { component: ProgressSteps } satisfies Meta;

const ignored = () => undefined;

const stepsOf = (texts: StoryTexts, reachable: number) =>
  [texts.stepIntroduction, texts.name, texts.stepPicture, texts.stepContacts, texts.stepFinish].map(
    (label, index) => ({ key: label, label, reachable: index < reachable }),
  );

const at = (currentIndex: number, inlineSize?: number): StoryObj => ({
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: inlineSize }}>
      <ProgressSteps
        label={texts.steps}
        steps={stepsOf(texts, currentIndex + 2)}
        currentIndex={currentIndex}
        summary={texts.stepSummary}
        onSelect={ignored}
      />
    </div>
  )),
});

export const First: StoryObj = at(0);
export const Middle: StoryObj = at(2);
export const Last: StoryObj = at(4);
export const Narrow: StoryObj = at(2, 340);
