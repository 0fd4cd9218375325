import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { color } from '../tokens/tokens.ts';
import { Container, Section } from './Container.tsx';

export default { component: Container, parameters: { layout: 'fullscreen' } } satisfies Meta;

export const Widths: StoryObj = {
  render: withTexts((texts) => (
    <>
      <Section css={{ background: color.sunken }}>
        <Container>
          <p>{texts.paragraph}</p>
        </Container>
      </Section>
      <Section>
        <Container narrow>
          <p>{texts.paragraph}</p>
        </Container>
      </Section>
    </>
  )),
};
