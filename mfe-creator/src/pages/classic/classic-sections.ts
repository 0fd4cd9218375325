import type { EditorName } from '../../editors/editor-name.ts';

/** A section of the long form: an editor, or a list whose entries are edited one by one. */
export type ClassicSection =
  | { kind: 'form'; editor: EditorName }
  | { kind: 'entries'; list: 'galleryImages' | 'links' };

const form = (editor: EditorName): ClassicSection => ({ kind: 'form', editor });

/** The long form from top to bottom. [OPEN-37] */
export const classicSections: readonly ClassicSection[] = [
  form('title'),
  form('description'),
  form('thumbnail'),
  form('cover'),
  form('tags'),
  form('call-to-action'),
  form('contacts'),
  form('location'),
  form('opening-hours'),
  { kind: 'entries', list: 'galleryImages' },
  { kind: 'entries', list: 'links' },
  form('contributors'),
  form('pop-up'),
  form('promotion'),
  form('visibility'),
  form('privacy'),
  form('co-editors'),
];
