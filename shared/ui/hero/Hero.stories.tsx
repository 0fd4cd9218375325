import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown } from 'lucide-react';
import type { FormEvent } from 'react';
import { samplePicture } from '../../testing/stories/sample-picture.ts';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import { SearchBox } from '../field/SearchBox.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Hero } from './Hero.tsx';

export default { component: Hero, parameters: { layout: 'fullscreen' } } satisfies Meta;

const staysHere = (event: FormEvent) => event.preventDefault();
const picture = <Picture fill priority src={samplePicture()} sizes="100vw" alt="" />;

export const Tall: StoryObj = {
  render: withTexts((texts) => (
    <Hero
      picture={picture}
      title={texts.town}
      subtitle={texts.sentence}
      search={
        <SearchBox
          label={texts.search}
          placeholder={texts.searchHint}
          submitLabel={texts.search}
          input={{ name: 'q' }}
          form={{ onSubmit: staysHere }}
        />
      }
      scrollArrow={
        <IconButton label={texts.scrollDown} variant="photo">
          <ArrowDown size={20} aria-hidden="true" />
        </IconButton>
      }
    />
  )),
};

export const Short: StoryObj = {
  render: withTexts((texts) => (
    <Hero size="short" picture={picture} title={texts.place} subtitle={texts.sentence} />
  )),
};

export const LongText: StoryObj = {
  render: withTexts((texts) => (
    <Hero size="short" picture={picture} title={texts.longTitle} subtitle={texts.paragraph} />
  )),
};

export const WithoutPicture: StoryObj = {
  render: withTexts((texts) => <Hero size="short" title={texts.place} subtitle={texts.sentence} />),
};
