import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from './translations.ts';

/** One term of the interface, as `docs/terms.json` has it. */
export interface Term extends Readonly<Record<Language, string>> {
  id: string;
  /** Regular expressions of what a message must not say instead. English ones match whole words. */
  not?: Partial<Record<Language, readonly string[]>>;
  /** Messages, as `mfe-creator editImage.title`, that may: the specification fixes them. */
  allowed?: readonly string[];
  note?: string;
}

/** The messages of one package in one language, by key. */
export interface PackageMessages {
  packageName: string;
  language: Language;
  messages: ReadonlyMap<string, string>;
}

/** Messages that say something else than a term, and exceptions that no message needs any more. */
export function compareTerms(terms: readonly Term[], packages: readonly PackageMessages[]): string[] {
  return terms.flatMap((term) => {
    const unused = new Set(term.allowed);
    const findings = packages.flatMap(({ packageName, language, messages }) =>
      (term.not?.[language] ?? []).flatMap((source) => {
        const pattern = new RegExp(language === 'en' ? `\\b(?:${source})` : source);
        return [...messages].flatMap(([key, text]) => {
          const found = pattern.exec(text)?.[0];
          if (found === undefined) return [];
          if (term.allowed?.includes(`${packageName} ${key}`)) {
            unused.delete(`${packageName} ${key}`);
            return [];
          }
          return [
            `${packageName}/locales/${language}.json: ${key} says '${found}'; the term is '${term[language]}'`,
          ];
        });
      }),
    );
    return [
      ...findings,
      ...Array.from(unused, (message) => `docs/terms.json: ${term.id} need not allow ${message}`),
    ];
  });
}

/** The page that shows the terms. */
export const TERMS_PAGE = 'docs/terms.md';

export function readTerms(rootFolder: string): Term[] {
  const { terms } = JSON.parse(readFileSync(path.join(rootFolder, 'docs/terms.json'), 'utf8')) as {
    terms: Term[];
  };
  return terms;
}

const INTRODUCTION = `# Terms in four languages

The terms of the interface, the same in every remote. [terms.json](terms.json) is their source: it also lists what a message must not say instead, which \`npm run check\` finds. After a change there, \`node tools/run.mjs tools/checks/write-terms.ts\` writes this page.

A portal is a **place** (สถานที่, 地点, مكان) for visitors and a **page** (เพจ, 页面, صفحة) for its creators: “My pages”. No message says “portal”; code, addresses and documentation do. Texts that the specification fixes stay as they are.

- English: sentence case, contractions with ’ (couldn’t, You’re), “couldn’t be loaded” for a failure, “Try again” on its button.
- Thai: กรุณา in requests and nothing on buttons; no question marks or full stops; a no-break space before ๆ; names of buttons in “ ”.
- Chinese: 您; full-width punctuation; a space around Latin words and digits.
- Arabic: a button has the noun of its action (إعادة المحاولة); Latin digits; ، ؛ ؟ and « ».
- A count beside a noun has plural forms (\`_one\`, \`_other\`; six in Arabic). Values are isolated in Arabic by themselves; \`{{- name}}\` keeps a value bare, such as in the subject of a mail.

`;

/** The whole text of `docs/terms.md`. */
export const termsPage = (terms: readonly Term[]): string => `${INTRODUCTION}${termsTable(terms)}`;

/** A row for each term. */
export function termsTable(terms: readonly Term[]): string {
  const rows = terms.map(({ en, th, zh, ar, note = '' }) => `| ${[en, th, zh, ar, note].join(' | ')} |`);
  return ['| English | Thai | Chinese | Arabic | Note |', '|---|---|---|---|---|', ...rows, ''].join('\n');
}
