import type { PopUp } from '@portico/shared/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../testing/stories/sample-picture.ts';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { PopUpDialog } from './PopUpDialog.tsx';

export default { component: PopUpDialog } satisfies Meta;

const ignored = () => undefined;

const opened = (popUp: (texts: StoryTexts) => PopUp): StoryObj => ({
  render: withTexts((texts) => (
    <PopUpDialog
      open
      popUp={popUp(texts)}
      title={texts.place}
      onClose={ignored}
      labels={{ close: texts.close, more: texts.more, less: texts.less }}
    />
  )),
});

const buttonOf = (texts: StoryTexts) => ({
  link: '/portals/doi-suthep',
  text: texts.booking,
  backgroundColor: '#b0241c',
});

export const Default: StoryObj = opened((texts) => ({
  isShow: true,
  imageURL: samplePicture(),
  aspects: { width: 4, height: 3 },
  message: `<p>${texts.sentence}</p>`,
  buttonLink: buttonOf(texts),
}));

export const MessageAlone: StoryObj = opened((texts) => ({
  isShow: true,
  message: `<p><strong>${texts.promotion}</strong> ${texts.sentence}</p>`,
}));

export const TallPictureAndLongText: StoryObj = opened((texts) => ({
  isShow: true,
  imageURL: samplePicture(1),
  aspects: { width: 2, height: 3 },
  message: `<p>${texts.paragraph}</p><p>${texts.paragraph}</p>`,
  buttonLink: buttonOf(texts),
}));
