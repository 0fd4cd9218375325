import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../../testing/stories/story-texts.ts';
import { Button } from '../button/Button.tsx';
import { Cluster, Stack } from '../layout/Stack.tsx';
import { GlobalStyles } from './GlobalStyles.tsx';
import { color, fontSizes, radii, spacing } from './tokens.ts';

export default { component: GlobalStyles } satisfies Meta;

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

export const Colors: StoryObj = {
  render: () => (
    <div
      css={{ display: 'grid', gap: spacing[3], gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}
    >
      {namesOf(color).map((name) => (
        <div key={name} dir="ltr">
          <div
            css={{ blockSize: 56, borderRadius: radii.md, border: `1px solid ${color.line}` }}
            style={{ background: color[name] }}
          />
          <code css={{ fontSize: fontSizes.xs }}>{name}</code>
        </div>
      ))}
    </div>
  ),
};

export const Type: StoryObj = {
  render: withTexts((texts) => (
    <Stack>
      {namesOf(fontSizes).map((step) => (
        <p key={step} style={{ fontSize: fontSizes[step] }}>
          {texts.place} <code dir="ltr">{step}</code>
        </p>
      ))}
      <h2>{texts.longTitle}</h2>
      <p>{texts.paragraph}</p>
    </Stack>
  )),
};

/** A provider's colour: darkened if white text would not be readable on it. */
export const Brand: StoryObj = {
  args: { brandColor: '#e8590c' },
  argTypes: { brandColor: { control: 'color' } },
  render: withTexts((texts, { brandColor }: { brandColor?: string }) => (
    <>
      <GlobalStyles brandColor={brandColor} />
      <Cluster>
        <Button>{texts.save}</Button>
        <Button variant="quiet">{texts.cancel}</Button>
        <a href="/portals">{texts.showAll}</a>
      </Cluster>
    </>
  )),
};
