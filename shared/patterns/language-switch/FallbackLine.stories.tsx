import { LANGUAGES } from '@portico/shared/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { FallbackLine } from './FallbackLine.tsx';

export default { component: FallbackLine } satisfies Meta;

/** A text that is translated into all languages but the page's. */
export const Default: StoryObj = {
  render: withTexts((texts, _args, language) => (
    <FallbackLine
      lead={texts.visitorsSee}
      language={language}
      text={Object.fromEntries(
        LANGUAGES.filter((other) => other !== language).map((other) => [other, storyTexts(other).sentence]),
      )}
    />
  )),
};

export const LongText: StoryObj = {
  render: withTexts((texts, _args, language) => (
    <div css={{ maxInlineSize: 320 }}>
      <FallbackLine
        lead={texts.visitorsSee}
        language={language}
        text={language === 'ar' ? { en: storyTexts('en').paragraph } : { ar: storyTexts('ar').paragraph }}
      />
    </div>
  )),
};
