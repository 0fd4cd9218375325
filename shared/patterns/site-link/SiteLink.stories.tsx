import { Stack } from '@portico/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { SiteLink } from './SiteLink.tsx';

export default { component: SiteLink } satisfies Meta;

/** The last URL is unsafe: it is rendered as text, without a link. */
export const Addresses: StoryObj = {
  render: withTexts((texts) => (
    <Stack align="start">
      <SiteLink address="/portals/doi-suthep">{texts.place}</SiteLink>
      <SiteLink address="https://town.example/">{texts.town}</SiteLink>
      <SiteLink address="mailto:somying@example.com">{texts.email}</SiteLink>
      <SiteLink address="javascript:void 0">{texts.showAll}</SiteLink>
    </Stack>
  )),
};
