import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { clearIssues } from './clear-issues.ts';

const clause = z.lazy(
  (): z.ZodType =>
    z.union([
      z.strictObject({ word: z.strictObject({ text: z.string() }) }),
      z.strictObject({ not: clause }),
    ]),
);
const schema = z.object({ clause });

test.each([
  [{ clause: { word: { text: 1 } } }, 'clause.word.text'],
  [{ clause: { not: { word: { text: 1 } } } }, 'clause.not.word.text'],
  [{ clause: { not: { word: { texts: 'a', text: 'a' } } } }, 'clause.not.word.texts'],
  [{ clause: { not: { script: 'x' } } }, 'clause.not.script'],
  [{}, 'clause'],
])('the problem of %j is reported at %s', (input, path) => {
  const [issue] = clearIssues(schema.safeParse(input).error?.issues ?? []);
  expect(issue?.path.join('.')).toBe(path);
});
