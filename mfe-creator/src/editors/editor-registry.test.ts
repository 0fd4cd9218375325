import { expect, test } from '@jest/globals';
import { VERSIONED_PARTS } from '@portico/shared/contracts';
import { TEXT_KINDS } from '@portico/shared/domain';
import messages from '../../locales/en.json';
import { classicSections } from '../pages/classic/classic-sections.ts';
import translationMessages from '../translations/locales/en.json';
import { editors } from './editor-registry.ts';

/*
 * The check of translations accepts t(`tools.${name}`) as soon as one key begins so. These tests find the missing ones,
 * which a creator would see as a key.
 */
const missing = (names: readonly string[], labels: object): string[] =>
  names.filter((name) => !Object.hasOwn(labels, name));

test('every editor has a label', () => {
  expect(missing(Object.keys(editors), messages.tools)).toEqual([]);
});

test('every part of a page has a name in its list of changes', () => {
  expect(missing(VERSIONED_PARTS, messages.versions.parts)).toEqual([]);
});

test('every text of a page has a name on the translation board', () => {
  const kinds = TEXT_KINDS.map((kind) => kind.replaceAll('.', '-'));
  expect(missing(kinds, translationMessages.kinds)).toEqual([]);
});

test('[OPEN-37] the long form has every part of a page', () => {
  const lists: Readonly<Record<string, string>> = { galleryImages: 'gallery', links: 'links' };
  const shown = classicSections.map((section) =>
    section.kind === 'form' ? section.editor : lists[section.list],
  );
  const editorOf = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(VERSIONED_PARTS.map(editorOf).filter((editor) => !shown.includes(editor))).toEqual([]);
});
