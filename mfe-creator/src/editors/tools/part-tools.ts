import type { HideableSection } from '@portico/shared/contracts';
import type { PortalPart } from '@portico/shared/platform';
import type { EditorName } from '../editor-registry.ts';

/** What an editor can do with a part of the page, each a button. */
export type Tool =
  | { kind: 'open'; editor: EditorName }
  | { kind: 'hide'; section: HideableSection }
  | { kind: 'delete'; list: 'galleryImages' | 'links' }
  | { kind: 'catalog' };

const open = (editor: EditorName): Tool => ({ kind: 'open', editor });
const hide = (section: HideableSection): Tool => ({ kind: 'hide', section });

/** The tools of each part, the main one first. [EDIT-02, OPEN-18] */
export const partTools: Record<PortalPart, readonly Tool[]> = {
  page: [],
  cover: [],
  title: [open('cover-info')],
  description: [],
  callToAction: [],
  tags: [hide('tags')],
  contacts: [hide('contacts')],
  location: [hide('location')],
  openingHours: [hide('openingHours')],
  gallery: [hide('gallery')],
  galleryItem: [{ kind: 'delete', list: 'galleryImages' }],
  catalog: [{ kind: 'catalog' }, hide('catalog')],
  links: [hide('links')],
  link: [{ kind: 'delete', list: 'links' }],
  contributors: [hide('contributors')],
};
