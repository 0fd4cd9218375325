import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { samplePicture } from '../../testing/stories/sample-picture.ts';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { Button } from '../button/Button.tsx';
import {
  CardActions,
  CardBody,
  CardFrame,
  CardHighlight,
  CardImage,
  CardLock,
  CardMeta,
  CardRibbon,
  CardTags,
  CardTitle,
} from './Card.tsx';

export default { component: CardFrame } satisfies Meta;

function PlaceCard(props: {
  texts: StoryTexts;
  title?: string;
  layout?: 'vertical' | 'horizontal';
  picture?: string | undefined;
  marks?: { start?: ReactNode; end?: ReactNode };
  tags?: readonly string[];
  children?: ReactNode;
}) {
  const {
    texts,
    title = texts.place,
    layout = 'vertical',
    picture = samplePicture(),
    marks,
    children,
  } = props;
  return (
    <div css={{ maxInlineSize: layout === 'vertical' ? 300 : 560 }}>
      <CardFrame layout={layout}>
        <CardImage src={picture} alt="" {...marks} />
        <CardBody>
          <CardTitle href="/portals/doi-suthep">{title}</CardTitle>
          <CardHighlight>{texts.sentence}</CardHighlight>
          <CardMeta>
            <span css={{ display: 'inline-flex', gap: 4, alignItems: 'center' }}>
              <MapPin size={14} aria-hidden="true" />
              {texts.town}
            </span>
            <span>{texts.distance}</span>
          </CardMeta>
          <CardTags label={texts.kind} tags={props.tags ?? [texts.temple, texts.mountain]} />
          {children}
        </CardBody>
      </CardFrame>
    </div>
  );
}

export const Default: StoryObj = { render: withTexts((texts) => <PlaceCard texts={texts} />) };

export const Marked: StoryObj = {
  render: withTexts((texts) => (
    <PlaceCard
      texts={texts}
      marks={{
        start: (
          <>
            <CardRibbon tone="brand" icon={<Sparkles size={14} aria-hidden="true" />}>
              {texts.promotion}
            </CardRibbon>
            <CardRibbon tone="photo">{texts.openNow}</CardRibbon>
          </>
        ),
        end: <CardLock label={texts.private} />,
      }}
    />
  )),
};

export const LongTexts: StoryObj = {
  render: withTexts((texts) => (
    <PlaceCard
      texts={texts}
      title={texts.longTitle}
      tags={[texts.longTag, texts.market, texts.food]}
      marks={{ start: <CardRibbon>{texts.longTag}</CardRibbon>, end: <CardLock label={texts.private} /> }}
    />
  )),
};

export const Horizontal: StoryObj = {
  render: withTexts((texts) => <PlaceCard texts={texts} layout="horizontal" />),
};

export const WithActions: StoryObj = {
  render: withTexts((texts) => (
    <PlaceCard texts={texts}>
      <CardActions>
        <Button size="sm" variant="secondary">
          {texts.edit}
        </Button>
        <Button size="sm" variant="quiet">
          {texts.delete}
        </Button>
      </CardActions>
    </PlaceCard>
  )),
};

export const WithoutPicture: StoryObj = {
  render: withTexts((texts) => <PlaceCard texts={texts} picture="" />),
};
