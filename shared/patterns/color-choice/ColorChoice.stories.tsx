import { ACTION_COLOR_PRESETS } from '@portico/shared/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { ColorChoice } from './ColorChoice.tsx';

export default { component: ColorChoice } satisfies Meta;

function Colors({ texts, first, name }: { texts: StoryTexts; first?: string; name?: string }) {
  const [value, setValue] = useState(first);
  return (
    <ColorChoice
      legend={texts.edit}
      value={value}
      onChange={({ background }) => setValue(background)}
      nameOf={(color) => name ?? color}
    />
  );
}

export const None: StoryObj = { render: withTexts((texts) => <Colors texts={texts} />) };

export const Chosen: StoryObj = {
  render: withTexts((texts) => <Colors texts={texts} first={ACTION_COLOR_PRESETS[1].background} />),
};

export const LongText: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: 320 }}>
      <Colors texts={texts} name={texts.longTitle} />
    </div>
  )),
};
