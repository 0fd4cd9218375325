import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, resultOf } from './check.ts';
import { comparePlurals, compareStyle } from './message-style.ts';
import { isTestFile, sourceFiles } from './source-files.ts';
import { compareTerms, type PackageMessages, readTerms, TERMS_PAGE, termsPage } from './terms.ts';
import { compareUses, type SourceText } from './translation-uses.ts';
import {
  compareLanguages,
  flatten,
  keysOf,
  LANGUAGES,
  type Language,
  type MessageTree,
} from './translations.ts';

/** Additional namespaces, for messages of a package that few visitors need: namespace and folder. */
const OWN_NAMESPACES = [
  ['shell-override', 'shell/src/override'],
  ['mfe-creator-translations', 'mfe-creator/src/translations'],
  ['mfe-creator-figures', 'mfe-creator/src/figures'],
] as const;

/** Messages of remotes outside of this build; who uses them is not looked up. */
const EXAMPLES = ['examples/remote-events', 'examples/remote-rspack', 'examples/remote-vite'];

/**
 * The four message files of every package are complete, equal in keys, exactly what the code asks for, in the terms
 * and the punctuation of their language.
 */
export const translationsCheck: Check = {
  name: 'translations',
  run(rootFolder) {
    const packages = readdirSync(rootFolder).filter((name) => name === 'shell' || name.startsWith('mfe-'));
    const findings: string[] = [];
    const keysByNamespace = new Map<string, Set<string>>();
    const all: PackageMessages[] = [];
    for (const [name, place] of [
      ...[...packages, ...EXAMPLES].map((name) => [name, name] as const),
      ...OWN_NAMESPACES,
    ]) {
      const messages = {} as Record<Language, MessageTree>;
      for (const language of LANGUAGES) {
        const file = path.join(rootFolder, place, 'locales', `${language}.json`);
        if (existsSync(file)) messages[language] = JSON.parse(readFileSync(file, 'utf8')) as MessageTree;
        else findings.push(`${place}/locales/${language}.json does not exist`);
      }
      if (LANGUAGES.some((language) => !messages[language])) continue;
      findings.push(...compareLanguages(messages).map((finding) => `${place}/locales/${finding}`));
      if (!EXAMPLES.includes(name)) keysByNamespace.set(name, keysOf(messages.th));
      const texts = Object.fromEntries(
        LANGUAGES.map((language) => [language, flatten(messages[language])]),
      ) as Record<Language, Map<string, string>>;
      const style = LANGUAGES.flatMap((language) => compareStyle(language, texts[language]));
      findings.push(...[...comparePlurals(texts), ...style].map((finding) => `${place}/locales/${finding}`));
      all.push(...LANGUAGES.map((language) => ({ packageName: place, language, messages: texts[language] })));
    }
    const terms = readTerms(rootFolder);
    findings.push(...compareTerms(terms, all));
    if (readFileSync(path.join(rootFolder, TERMS_PAGE), 'utf8') !== termsPage(terms)) {
      findings.push(
        `${TERMS_PAGE} differs from docs/terms.json: node tools/run.mjs tools/checks/write-terms.ts`,
      );
    }
    const sources = [...packages, 'shared'].flatMap((name) => sourceTexts(rootFolder, name));
    findings.push(...compareUses(keysByNamespace, sources));
    const count = [...keysByNamespace.values()].reduce((sum, keys) => sum + keys.size, 0);
    return resultOf(findings, `${count} texts in ${LANGUAGES.length} languages`);
  },
};

const sourceTexts = (rootFolder: string, packageName: string): SourceText[] =>
  sourceFiles(path.join(rootFolder, packageName))
    .filter((file) => !isTestFile(file))
    .map((absolute) => {
      const file = path.relative(rootFolder, absolute);
      const own = OWN_NAMESPACES.find(([, folder]) => file.startsWith(`${folder}/`));
      return { file, packageName: own?.[0] ?? packageName, source: readFileSync(absolute, 'utf8') };
    });
