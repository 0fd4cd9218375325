import type { HideableSection } from '@portico/shared/contracts';
import type { PortalPart } from '@portico/shared/platform';
import type { EditorName } from '../../editors/editor-name.ts';

/** A button of a part of the page. */
export type Tool =
  | { kind: 'open'; editor: EditorName }
  | { kind: 'hide'; section: HideableSection }
  | { kind: 'delete'; list: 'galleryImages' | 'links' }
  | { kind: 'catalog' };

const open = (editor: EditorName): Tool => ({ kind: 'open', editor });
const hide = (section: HideableSection): Tool => ({ kind: 'hide', section });

/** The tools of each part, the main one first. [EDIT-02, OPEN-18] */
export const partTools: Record<PortalPart, readonly Tool[]> = {
  page: [
    open('thumbnail'),
    open('pop-up'),
    open('privacy'),
    open('co-editors'),
    open('versions'),
    open('check'),
    open('translations'),
    open('figures'),
    open('delete-page'),
  ],
  cover: [open('cover')],
  title: [open('title')],
  description: [open('description')],
  callToAction: [open('call-to-action')],
  tags: [open('tags'), hide('tags')],
  contacts: [open('contacts'), hide('contacts')],
  location: [open('location'), hide('location')],
  openingHours: [open('opening-hours'), hide('openingHours')],
  gallery: [open('gallery-item'), open('gallery'), hide('gallery')],
  galleryItem: [open('gallery-item'), { kind: 'delete', list: 'galleryImages' }],
  catalog: [{ kind: 'catalog' }, hide('catalog')],
  links: [open('link'), open('links'), hide('links')],
  link: [open('link'), { kind: 'delete', list: 'links' }],
  contributors: [open('contributors'), hide('contributors')],
};
