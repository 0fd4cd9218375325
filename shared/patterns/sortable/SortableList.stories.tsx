import { arrayMove } from '@dnd-kit/sortable';
import { color, radii, spacing } from '@portico/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { type SortableLabels, SortableList } from './SortableList.tsx';

export default { component: SortableList } satisfies Meta;

const labelsOf = (texts: StoryTexts): SortableLabels => ({
  handle: (name) => `${texts.move}: ${name}`,
  instructions: texts.moveInstructions,
  pickedUp: (name, at, total) => `${texts.pickedUp}: ${name}, ${at}/${total}`,
  movedTo: (name, at, total) => `${texts.movedTo}: ${name}, ${at}/${total}`,
  dropped: (name, at, total) => `${texts.dropped}: ${name}, ${at}/${total}`,
  cancelled: (name) => `${texts.moveCancelled}: ${name}`,
});

function Entries({ texts, first, isBusy }: { texts: StoryTexts; first: string[]; isBusy?: boolean }) {
  const [items, setItems] = useState(first);
  return (
    <SortableList
      label={texts.placesNearby}
      items={items}
      idOf={(item) => item}
      nameOf={(item) => item}
      onMove={(from, to) => setItems(arrayMove(items, from, to))}
      isBusy={isBusy}
      labels={labelsOf(texts)}
    >
      {(item, { handle }) => (
        <div
          css={{
            display: 'flex',
            alignItems: 'center',
            gap: spacing[2],
            padding: spacing[2],
            borderRadius: radii.md,
            background: color.surface,
          }}
        >
          {handle}
          <span css={{ minInlineSize: 0 }}>{item}</span>
        </div>
      )}
    </SortableList>
  );
}

export const Default: StoryObj = {
  render: withTexts((texts) => <Entries texts={texts} first={[texts.temple, texts.market, texts.food]} />),
};

export const Busy: StoryObj = {
  render: withTexts((texts) => <Entries texts={texts} first={[texts.temple, texts.market]} isBusy />),
};

export const LongText: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: 320 }}>
      <Entries texts={texts} first={[texts.longTitle, texts.longTag, texts.food]} />
    </div>
  )),
};

export const Empty: StoryObj = { render: withTexts((texts) => <Entries texts={texts} first={[]} />) };
