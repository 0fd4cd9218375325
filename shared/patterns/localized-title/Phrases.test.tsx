import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Phrases } from './Phrases.tsx';

test.each([
  ['short Thai phrases', 'ถนนคนเดินท่าแพ วันอาทิตย์', ['วันอาทิตย์']],
  ['no phrase that may be longer than a line', 'อุทยานประวัติศาสตร์ สุโขทัย', ['สุโขทัย']],
  ['nothing in a title of one phrase', 'ภูเก็ต', []],
  ['every one of the same phrases', 'วัด วัด', ['วัด', 'วัด']],
  ['ๆ and the word before it', 'น่านเนิบ ๆ สามวันสองคืน', ['น่านเนิบ\u00a0ๆ', 'สามวันสองคืน']],
  ['nothing in other languages', 'Old town 老城', []],
])('a title keeps together %s', (_case, text, phrases) => {
  const { container } = render(<Phrases text={text} />);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(phrases);
  expect(container.textContent.replace('\u00a0', ' ')).toBe(text);
});
