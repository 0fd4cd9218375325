import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';

export default { component: Select } satisfies Meta;

const Options = ({ texts }: { texts: StoryTexts }) =>
  [texts.temple, texts.mountain, texts.market, texts.longTag].map((kind) => (
    <option key={kind}>{kind}</option>
  ));

export const Default: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.kind}>
      <Select>
        <Options texts={texts} />
      </Select>
    </Field>
  )),
};

export const Disabled: StoryObj = {
  render: withTexts((texts) => (
    <Field label={texts.kind}>
      <Select disabled>
        <Options texts={texts} />
      </Select>
    </Field>
  )),
};

export const InvalidAndLong: StoryObj = {
  render: withTexts((texts) => (
    <div css={{ maxInlineSize: 260 }}>
      <Field label={texts.kind} error={texts.nameMissing}>
        <Select defaultValue={texts.longTag}>
          <Options texts={texts} />
        </Select>
      </Field>
    </div>
  )),
};
