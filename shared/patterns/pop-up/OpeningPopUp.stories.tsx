import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { OpeningPopUp } from './OpeningPopUp.tsx';

/** The pop-up opens once per session, so the story clears the session. */
export default { component: OpeningPopUp, beforeEach: () => sessionStorage.clear() } satisfies Meta;

export const Default: StoryObj = {
  render: withTexts((texts) => (
    <OpeningPopUp
      seenAs="story"
      popUp={{ isShow: true, message: `<p>${texts.sentence}</p>` }}
      title={texts.place}
      labels={{ close: texts.close, more: texts.more, less: texts.less }}
    />
  )),
};

export const SwitchedOff: StoryObj = {
  render: withTexts((texts) => (
    <OpeningPopUp
      seenAs="story"
      popUp={{ isShow: false, message: texts.sentence }}
      title={texts.place}
      labels={{ close: texts.close, more: texts.more, less: texts.less }}
    />
  )),
};
