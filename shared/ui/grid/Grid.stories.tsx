import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../testing/stories/sample-picture.ts';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { CardBody, CardFrame, CardHighlight, CardImage, CardTitle } from '../card/Card.tsx';
import { SkeletonCard } from '../skeleton/Skeleton.tsx';
import { Grid } from './Grid.tsx';

export default { component: Grid } satisfies Meta;

const numbers = Array.from({ length: 6 }, (_, number) => number);

export const Cards: StoryObj = {
  render: withTexts((texts) => (
    <Grid label={texts.placesNearby}>
      {numbers.map((number) => (
        <CardFrame key={number} as="div">
          <CardImage src={samplePicture(number)} alt="" />
          <CardBody>
            <CardTitle href="/portals/doi-suthep">{number % 2 ? texts.longTitle : texts.place}</CardTitle>
            <CardHighlight>{texts.sentence}</CardHighlight>
          </CardBody>
        </CardFrame>
      ))}
    </Grid>
  )),
};

export const WhileLoading: StoryObj = {
  render: withTexts((texts) => (
    <Grid label={texts.placesNearby}>
      {numbers.map((number) => (
        <SkeletonCard key={number} />
      ))}
    </Grid>
  )),
};
