import { expect, test } from '@jest/globals';
import { idsNamedIn, readRequirements } from './requirements.ts';

test('an ID that is listed twice, and a line without one, are found', () => {
  const markdown = '## HOME\n\n- **HOME-01** One.\n- **HOME-02** Two.\n- **HOME-01** One again.\n- Three.\n';
  expect(readRequirements(markdown)).toEqual({
    ids: ['HOME-01', 'HOME-02'],
    findings: [
      'docs/requirements.md:5 lists HOME-01 again',
      'docs/requirements.md:6 is not of the form "- **AREA-01** text"',
    ],
  });
});

test('titles name one ID or several', () => {
  const source =
    "test('[HOME-01] one'); test('[GAL-14, T-46] two'); const letters = /[A-Z]/; keys['UTF-80'];";
  expect(idsNamedIn(source)).toEqual(['HOME-01', 'GAL-14', 'T-46']);
});
