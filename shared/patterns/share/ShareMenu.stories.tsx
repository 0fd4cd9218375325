import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPlatform } from '../../testing/stories/StoryPlatform.tsx';
import { samplePicture } from '../../testing/stories/sample-picture.ts';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { ShareMenu } from './ShareMenu.tsx';

export default {
  component: ShareMenu,
  parameters: withPlatform({
    server: { 'GET /api/generateQRCode': () => ({ result: 'ok', data: samplePicture() }) },
  }),
  decorators: [
    (Story) => (
      <div css={{ minBlockSize: 360, display: 'flex', alignItems: 'start', justifyContent: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

const labelsOf = (texts: StoryTexts) => ({
  share: texts.share,
  device: texts.shareSheet,
  qrCode: texts.qrCode,
  close: texts.close,
  alt: texts.qrAlt,
  loading: texts.loading,
  download: texts.download,
  copyLink: texts.copyLink,
  copied: texts.copied,
});

export const Icon: StoryObj = { render: withTexts((texts) => <ShareMenu labels={labelsOf(texts)} />) };

export const WithLabel: StoryObj = {
  render: withTexts((texts) => <ShareMenu look="button" labels={labelsOf(texts)} />),
};

export const Open: StoryObj = {
  ...WithLabel,
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};

export const WithEmbedding: StoryObj = {
  ...Open,
  render: withTexts((texts) => (
    <ShareMenu
      look="button"
      labels={labelsOf(texts)}
      embed={{ code: () => '<iframe></iframe>', label: texts.copyCode, copied: texts.codeCopied }}
    />
  )),
};
