import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { cleanHtml } from './clean-html.ts';

interface Samples {
  made: Record<string, string>;
  unchanged: string[];
}

/** Output of the creators' editor; the editor's own test keeps these samples up to date. */
const samples = JSON.parse(readFileSync('mfe-creator/src/rich-text/written-samples.json', 'utf8')) as Samples;

test.each([...Object.values(samples.made), ...samples.unchanged])(
  '[T-11] output of the rich text editor is unchanged by cleaning: %s',
  (html) => {
    expect(cleanHtml(html)).toBe(html);
  },
);
