import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import messages from '../../locales/en.json';
import { TagsField } from './TagsField.tsx';

function Form() {
  const [tags, setTags] = useState(['silk']);
  return <TagsField value={tags} onChange={setTags} />;
}

async function open() {
  const page = await renderWithPlatform(<Form />, { namespace: 'mfe-creator', messages });
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });
  return { ...page, input };
}

const shown = () => {
  const list = screen.queryByRole('list', { name: 'Tags' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];
};
const said = () => screen.getByRole('status').textContent;

test('[VAL-16] Enter adds a trimmed tag, and ignores an empty one', async () => {
  const { user, input } = await open();
  await user.type(input, '  hand woven {Enter}');
  expect(shown()).toEqual(['silk', 'hand woven']);
  expect(input.value).toBe('');
  await user.type(input, '   {Enter}');
  expect(shown()).toEqual(['silk', 'hand woven']);
});

test('[VAL-16] [T-34] entering an existing tag removes and announces it, and it can be added again', async () => {
  const { user, input } = await open();
  await user.type(input, 'silk{Enter}');
  expect(shown()).toEqual([]);
  expect(said()).toBe('silk removed');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shown()).toEqual(['silk']);
  expect(document.activeElement).toBe(input);
});

test('a typed tag is added on blur; only a press removes one', async () => {
  const { user, input } = await open();
  await user.type(input, 'loom');
  await user.tab();
  expect(shown()).toEqual(['silk', 'loom']);
  await user.type(input, 'silk');
  await user.click(document.body);
  expect(shown()).toEqual(['silk', 'loom']);
  await user.click(screen.getByRole('button', { name: 'Remove loom' }));
  expect(shown()).toEqual(['silk']);
});
