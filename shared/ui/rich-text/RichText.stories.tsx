import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { RichText } from './RichText.tsx';

export default { component: RichText } satisfies Meta;

export const Html: StoryObj = {
  render: withTexts((texts) => (
    <RichText
      sanitizedHtml={`<h2>${texts.place}</h2><p>${texts.paragraph}</p><h3>${texts.placesNearby}</h3>
<ul><li>${texts.temple}</li><li>${texts.mountain}</li></ul><ol><li>${texts.market}</li><li>${texts.food}</li></ol>
<blockquote>${texts.quotation}</blockquote><p><a href="/portals">${texts.showAll}</a></p>
<table><tbody><tr><th>${texts.name}</th><td>${texts.place}</td></tr><tr><th>${texts.kind}</th><td>${texts.temple}</td></tr></tbody></table>`}
    />
  )),
};

export const Children: StoryObj = {
  render: withTexts((texts) => (
    <RichText>
      <p>{texts.paragraph}</p>
    </RichText>
  )),
};

/** Thai, Chinese and Arabic paragraphs in one text: each has the direction of its script. */
export const MixedDirections: StoryObj = {
  render: () => (
    <RichText sanitizedHtml="<p>วัดบนภูเขา</p><p>山上的寺庙。</p><p>معبد على الجبل.</p><p>A temple on the mountain.</p>" />
  ),
};
