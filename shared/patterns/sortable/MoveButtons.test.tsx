import { arrayMove } from '@dnd-kit/sortable';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoveButtons } from './MoveButtons.tsx';
import { SortableList } from './SortableList.tsx';

const unused = () => '';

function Tags() {
  const [tags, setTags] = useState(['sea', 'food', 'temple']);
  return (
    <SortableList
      label="Tags"
      items={tags}
      idOf={(tag) => tag}
      nameOf={(tag) => tag}
      onMove={(from, to) => setTags((now) => arrayMove(now, from, to))}
      labels={{
        handle: (name) => `Move ${name}`,
        instructions: '',
        pickedUp: unused,
        movedTo: unused,
        dropped: (name, at, total) => `${name} is ${at} of ${total}`,
        cancelled: unused,
      }}
    >
      {(tag, controls, index) => (
        <>
          <span data-testid="tag">{tag}</span>
          <MoveButtons controls={controls} index={index} labels={{ up: `${tag} up`, down: `${tag} down` }} />
        </>
      )}
    </SortableList>
  );
}

const shownTags = () => screen.getAllByTestId('tag').map(({ textContent }) => textContent);

test('move an entry by one and announce its new position', async () => {
  const user = userEvent.setup();
  render(<Tags />);
  await user.click(screen.getByRole('button', { name: 'sea down' }));
  expect(shownTags()).toEqual(['food', 'sea', 'temple']);
  expect(screen.getByText('sea is 2 of 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'temple up' }));
  expect(shownTags()).toEqual(['food', 'temple', 'sea']);
});

test('are disabled at the ends', () => {
  render(<Tags />);
  const isDisabled = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  expect(['sea up', 'sea down', 'temple up', 'temple down'].map(isDisabled)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
