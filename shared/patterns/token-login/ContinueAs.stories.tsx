import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { ContinueAs } from './ContinueAs.tsx';

export default { component: ContinueAs } satisfies Meta;

const ignored = () => undefined;

const offering = (isLong: boolean): StoryObj => ({
  render: withTexts((texts) => (
    <ContinueAs
      user={{
        uid: 'somying',
        username: 'somying',
        displayName: isLong ? texts.longTag : texts.personName,
        roles: ['portal_creator'],
      }}
      labels={{
        title: (name) => `${texts.continueAs} ${name}`,
        text: texts.continueText,
        accept: texts.continueAccept,
        refuse: texts.continueRefuse,
      }}
      onAccept={ignored}
      onRefuse={ignored}
    />
  )),
});

export const Default: StoryObj = offering(false);
export const LongName: StoryObj = offering(true);
