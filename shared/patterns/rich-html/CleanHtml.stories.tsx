import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { CleanHtml } from './CleanHtml.tsx';

export default { component: CleanHtml } satisfies Meta;

export const Default: StoryObj = {
  render: withTexts((texts) => (
    <CleanHtml html={`<h2>${texts.place}</h2><p>${texts.paragraph}</p><ul><li>${texts.temple}</li></ul>`} />
  )),
};

/** The script and the event handler are removed. */
export const Unsafe: StoryObj = {
  render: withTexts((texts) => (
    <CleanHtml
      html={`<p onclick="void 0">${texts.sentence}</p><script>void 0</script><p style="color:red">${texts.quotation}</p>`}
    />
  )),
};
