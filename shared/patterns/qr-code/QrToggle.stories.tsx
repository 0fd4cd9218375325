import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPlatform } from '../../testing/stories/StoryPlatform.tsx';
import { samplePicture } from '../../testing/stories/sample-picture.ts';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { QrToggle } from './QrToggle.tsx';

export default {
  component: QrToggle,
  parameters: withPlatform({
    server: { 'GET /api/generateQRCode': () => ({ result: 'ok', data: samplePicture() }) },
  }),
} satisfies Meta;

const labelsOf = (texts: StoryTexts) => ({
  show: texts.show,
  hide: texts.hide,
  alt: texts.qrAlt,
  loading: texts.loading,
  download: texts.download,
  copyLink: texts.copyLink,
  copied: texts.copied,
});

const toggle = withTexts((texts) => <QrToggle fileName="doi-suthep" labels={labelsOf(texts)} />);

export const Hidden: StoryObj = { render: toggle };
export const Shown: StoryObj = {
  render: toggle,
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
