import type { EditorName } from '../../editors/editor-registry.ts';

/** A part of the long form: an editor's form, or a list whose entries are edited one by one. */
export type ClassicSection =
  | { kind: 'form'; editor: EditorName }
  | { kind: 'entries'; list: 'galleryImages' | 'links' };

const form = (editor: EditorName): ClassicSection => ({ kind: 'form', editor });

/** The long form from top to bottom. [OPEN-37] */
export const classicSections: readonly ClassicSection[] = [
  form('cover-info'),
  form('header-info'),
  form('thumbnail'),
  form('cover-image'),
  form('tags'),
  form('action'),
  form('contacts'),
  form('location'),
  form('opening-hours'),
  { kind: 'entries', list: 'galleryImages' },
  { kind: 'entries', list: 'links' },
  form('contributors'),
  form('pop-up'),
  form('promotion'),
  form('visibility'),
  form('passcode'),
  form('co-editors'),
];
