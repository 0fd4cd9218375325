import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPlatform } from '../../testing/stories/StoryPlatform.tsx';
import { samplePicture } from '../../testing/stories/sample-picture.ts';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { QrCode } from './QrCode.tsx';

const CODE = 'GET /api/generateQRCode';

export default {
  component: QrCode,
  parameters: withPlatform({ server: { [CODE]: () => ({ result: 'ok', data: samplePicture() }) } }),
} satisfies Meta;

const labelsOf = (texts: StoryTexts) => ({
  alt: texts.qrAlt,
  loading: texts.loading,
  download: texts.download,
  copyLink: texts.copyLink,
  copied: texts.copied,
});

const code = withTexts((texts) => <QrCode fileName="doi-suthep" labels={labelsOf(texts)} />);

export const Default: StoryObj = { render: code };

export const WhileLoading: StoryObj = {
  parameters: withPlatform({ server: { [CODE]: () => new Promise(() => undefined) } }),
  render: code,
};

export const Failed: StoryObj = {
  parameters: withPlatform({ server: { [CODE]: () => ({ result: 'fail', reason: 'Too long.' }) } }),
  render: code,
};
