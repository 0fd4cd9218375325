import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../testing/stories/sample-picture.ts';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { CardBody, CardFrame, CardImage, CardTitle } from '../card/Card.tsx';
import { Container } from '../layout/Container.tsx';
import { Carousel, type CarouselVisible } from './Carousel.tsx';

export default { component: Carousel } satisfies Meta;

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

const withCards = (count: number, visible?: CarouselVisible): StoryObj => ({
  render: withTexts((texts) => (
    <Container>
      <Carousel
        label={texts.placesNearby}
        previousLabel={texts.previous}
        nextLabel={texts.next}
        visible={visible}
      >
        {numbers(count).map((number) => (
          <CardFrame key={number} as="div">
            <CardImage src={samplePicture(number)} alt="" />
            <CardBody>
              <CardTitle href="/portals/doi-suthep">{number % 2 ? texts.longTitle : texts.place}</CardTitle>
            </CardBody>
          </CardFrame>
        ))}
      </Carousel>
    </Container>
  )),
});

export const Default: StoryObj = withCards(9);
export const Few: StoryObj = withCards(2);
export const Wide: StoryObj = withCards(9, { base: 3, small: 1 });
