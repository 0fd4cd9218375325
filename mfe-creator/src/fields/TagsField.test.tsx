import { expect, test } from '@jest/globals';
import { tags as tagsCall } from '@portico/shared/contracts';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import messages from '../../locales/en.json';
import { TagsField } from './TagsField.tsx';

function Form() {
  const [tags, setTags] = useState(['silk']);
  return (
    <>
      <TagsField value={tags} onChange={setTags} />
      <p title="stored">{tags.join(' ')}</p>
    </>
  );
}

const dictionary = [
  { _id: 'วัด', name: { th: 'วัด', en: 'Temple', zh: '寺庙', ar: 'معبد' }, synonyms: ['wat'] },
  { _id: 'silk', name: { th: 'ผ้าไหม', zh: '丝绸' } },
];

async function open(server: Record<string, FakeCall> = {}) {
  const page = await renderWithPlatform(<Form />, { namespace: 'mfe-creator', messages, server });
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
const stored = () => screen.getByTitle('stored').textContent;
const announced = () => screen.getByRole('status').textContent;

test('[OPEN-53] tags reserve their space, without a text in another language, until their names are loaded', async () => {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const names = [{ _id: 'silk', name: { en: 'Silk fabric' } }];
  const server = { 'GET /api/tags': () => sent.then(() => ({ data: names })) };
  await renderWithPlatform(<Form />, { namespace: 'mfe-creator', messages, server, hasStyles: true });
  const opacity = () => getComputedStyle(within(screen.getByRole('list')).getByText(/silk/i)).opacity;
  expect(opacity()).toBe('0');
  send();
  expect(await screen.findByText('Silk fabric')).toBeTruthy();
  expect(opacity()).not.toBe('0');
});

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
  expect(announced()).toBe('silk removed');
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

test('[OPEN-53] any name of a known tag picks it, and it is shown by its name', async () => {
  const { user, input } = await open(byContract(tagsCall, () => ({ data: dictionary })));
  await screen.findByText('ผ้าไหม');
  await user.type(input, '寺庙{Enter}');
  expect(shown()).toEqual(['ผ้าไหม', 'Temple']);
  expect(stored()).toBe('silk วัด');
  expect(announced()).toBe('Temple added');
  await user.type(input, 'WAT{Enter}');
  expect(stored()).toBe('silk');
  expect(announced()).toBe('Temple removed');
  await user.type(input, 'unknown{Enter}');
  expect(stored()).toBe('silk unknown');
  await user.click(screen.getByRole('button', { name: 'Remove ผ้าไหม' }));
  expect(stored()).toBe('unknown');
});
