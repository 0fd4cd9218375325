import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { LocalizedTitle } from './LocalizedTitle.tsx';

export default { component: LocalizedTitle } satisfies Meta;

/** In Thai, the last phrase moves to the next line as a whole. */
export const Default: StoryObj = {
  render: () => (
    <h3 css={{ maxInlineSize: 160 }}>
      <LocalizedTitle
        text={{
          th: 'ถนนคนเดินท่าแพ วันอาทิตย์',
          en: 'Tha Phae Sunday walking street',
          zh: '塔佩门周日步行街',
          ar: 'شارع ثا باي للمشاة يوم الأحد',
        }}
      />
    </h3>
  ),
};

/** A title that has no text in the page's language says in which language it is. */
export const InAnotherLanguage: StoryObj = {
  render: withTexts((_texts, _args, language) => (
    <h3>
      <LocalizedTitle text={language === 'th' ? { en: 'Pai Canyon' } : { th: 'ปายแคนยอน' }} />
    </h3>
  )),
};
