import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PACKAGES, rootFolder } from '../../webpack/paths.ts';
import { isTestFile, sourceFiles } from './source-files.ts';

type Messages = { [key: string]: string | Messages };

/** An element whose accessible name is one message and whose visible text is another. */
const NAMED_ELEMENT = /aria-label=\{t\('([\w.-]+)'(?:(?!<\/|\/>)[\s\S])*?\n\s*\{t\('([\w.-]+)'\)\}\s*<\//g;

/** The message of a dotted key; '' for plural forms, which no such element uses. */
function message(messages: Messages, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Messages | undefined>((at, part) => (at as Messages | undefined)?.[part], messages);
  return typeof found === 'string' ? found : '';
}

const elements = PACKAGES.flatMap((name) =>
  sourceFiles(path.join(rootFolder, name, 'src'))
    .filter((file) => !isTestFile(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(NAMED_ELEMENT)].map(([, accessibleName = '', text = '']) => ({
        name,
        accessibleName,
        text,
      })),
    ),
);

// Who speaks to the page says what is visible (WCAG 2.5.3).
describe('an element with visible text and a longer accessible name', () => {
  test('is found in the remotes', () => {
    const found = elements.map(({ accessibleName }) => accessibleName);
    expect(found).toContain('catalog.showAllOf');
    expect(found.length).toBeGreaterThan(5);
  });

  test.each(elements)('has its text $text in its name $accessibleName, in every language', (element) => {
    for (const language of ['th', 'en', 'zh', 'ar']) {
      const file = path.join(rootFolder, element.name, 'locales', `${language}.json`);
      const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
      expect(message(messages, element.accessibleName)).toContain(message(messages, element.text));
    }
  });
});
