import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { SectionHeader, ShowAllLink } from './SectionHeader.tsx';

export default { component: SectionHeader } satisfies Meta;

export const Default: StoryObj = {
  render: withTexts((texts) => <SectionHeader title={texts.placesNearby} />),
};

export const WithTextAndLink: StoryObj = {
  render: withTexts((texts) => (
    <SectionHeader
      title={texts.placesNearby}
      text={texts.placesText}
      action={<ShowAllLink href="/portals">{texts.showAll}</ShowAllLink>}
    />
  )),
};

export const LongText: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: 360 }}>
      <SectionHeader
        level={1}
        title={texts.longTitle}
        text={texts.paragraph}
        action={<ShowAllLink href="/portals">{texts.showAll}</ShowAllLink>}
      />
    </div>
  )),
};
