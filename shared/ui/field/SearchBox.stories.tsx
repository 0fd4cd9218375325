import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { SearchBox } from './SearchBox.tsx';

export default { component: SearchBox } satisfies Meta;

const staysHere = (event: FormEvent) => event.preventDefault();

const withValue = (inlineSize: number, isFilled: boolean): StoryObj => ({
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: inlineSize }}>
      <SearchBox
        label={texts.search}
        placeholder={texts.searchHint}
        submitLabel={texts.search}
        input={{ name: 'q', defaultValue: isFilled ? texts.longTitle : undefined }}
        form={{ onSubmit: staysHere }}
      />
    </div>
  )),
});

export const Empty: StoryObj = withValue(640, false);
export const Filled: StoryObj = withValue(640, true);
export const OnPhone: StoryObj = withValue(320, false);
