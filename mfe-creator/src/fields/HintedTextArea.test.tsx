import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { Field } from '@portico/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import messages from '../../locales/en.json';
import { HintedTextArea } from './HintedTextArea.tsx';

function Form() {
  const [text, setText] = useState('Silk');
  return (
    <Field label="Description" hint="In your own words">
      <HintedTextArea minimum={10} value={text} onChange={(event) => setText(event.target.value)} />
    </Field>
  );
}

test('[VAL-14] [VAL-15] [T-27] the text area shows the length of its text, linked for screen readers', async () => {
  const { user } = await renderWithPlatform(<Form />, { namespace: 'mfe-creator', messages });
  const area = screen.getByRole('textbox', { name: 'Description' });
  const described = () =>
    (area.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(described()).toEqual(['In your own words', '4 characters (prefer more than 10 characters)']);
  await user.type(area, ' woven');
  expect(described().at(-1)).toBe('10 characters (prefer at least 10 characters.)');
});

test('[T-27] the hint has an icon for its tone, and is announced politely when typing pauses', async () => {
  const { user } = await renderWithPlatform(<Form />, { namespace: 'mfe-creator', messages });
  const icons = () =>
    [...document.querySelectorAll('[data-tone] [data-icon]')].map((icon) => icon.getAttribute('data-icon'));
  const announced = () => screen.getByRole('status').textContent;
  expect(icons()).toEqual(['warning']);
  expect(announced()).toBe('');
  await user.type(screen.getByRole('textbox'), ' woven');
  expect(icons()).toEqual(['success']);
  await waitFor(() => expect(announced()).toBe('10 characters (prefer at least 10 characters.)'));
});
