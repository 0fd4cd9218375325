import {
  ArrowUpDown,
  History,
  ImagePlus,
  ImageUp,
  Lock,
  type LucideIcon,
  PanelTop,
  Pencil,
  Plus,
  Trash2,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { EditorProps } from './editor-props.ts';

interface EditorEntry {
  /** Loaded when it is first opened. */
  load: () => Promise<ComponentType<EditorProps>>;
  /** Of the button that opens it; its words are the message `tools.{name}`. */
  Icon: LucideIcon;
}

/** The editors of a portal. A new one is a folder and one line. [EDIT-01] */
export const editors = {
  action: { Icon: Pencil, load: async () => (await import('./action/ActionEditor.tsx')).ActionEditor },
  'co-editors': {
    Icon: Users,
    load: async () => (await import('./co-editors/CoEditorsEditor.tsx')).CoEditorsEditor,
  },
  contacts: {
    Icon: Pencil,
    load: async () => (await import('./contacts/ContactsEditor.tsx')).ContactsEditor,
  },
  contributors: {
    Icon: Pencil,
    load: async () => (await import('./contributors/ContributorsEditor.tsx')).ContributorsEditor,
  },
  'cover-image': {
    Icon: ImageUp,
    load: async () => (await import('./cover-image/CoverImageEditor.tsx')).CoverImageEditor,
  },
  'cover-info': {
    Icon: Pencil,
    load: async () => (await import('./cover-info/CoverInfoEditor.tsx')).CoverInfoEditor,
  },
  'delete-page': {
    Icon: Trash2,
    load: async () => (await import('./delete-page/DeletePageEditor.tsx')).DeletePageEditor,
  },
  'gallery-item': {
    Icon: ImagePlus,
    load: async () => (await import('./gallery-item/GalleryItemEditor.tsx')).GalleryItemEditor,
  },
  'gallery-order': {
    Icon: ArrowUpDown,
    load: async () => (await import('./gallery-order/GalleryOrderEditor.tsx')).GalleryOrderEditor,
  },
  'header-info': {
    Icon: Pencil,
    load: async () => (await import('./header-info/HeaderInfoEditor.tsx')).HeaderInfoEditor,
  },
  link: { Icon: Plus, load: async () => (await import('./link/LinkEditor.tsx')).LinkEditor },
  'link-order': {
    Icon: ArrowUpDown,
    load: async () => (await import('./link-order/LinkOrderEditor.tsx')).LinkOrderEditor,
  },
  location: {
    Icon: Pencil,
    load: async () => (await import('./location/LocationEditor.tsx')).LocationEditor,
  },
  'opening-hours': {
    Icon: Pencil,
    load: async () => (await import('./opening-hours/OpeningHoursEditor.tsx')).OpeningHoursEditor,
  },
  passcode: { Icon: Lock, load: async () => (await import('./passcode/PasscodeEditor.tsx')).PasscodeEditor },
  'pop-up': { Icon: PanelTop, load: async () => (await import('./pop-up/PopUpEditor.tsx')).PopUpEditor },
  promotion: {
    Icon: Pencil,
    load: async () => (await import('./promotion/PromotionEditor.tsx')).PromotionEditor,
  },
  versions: {
    Icon: History,
    load: async () => (await import('../versions/VersionsEditor.tsx')).VersionsEditor,
  },
  visibility: {
    Icon: Pencil,
    load: async () => (await import('./visibility/VisibilityEditor.tsx')).VisibilityEditor,
  },
  tags: { Icon: Pencil, load: async () => (await import('./tags/TagsEditor.tsx')).TagsEditor },
  thumbnail: {
    Icon: ImageUp,
    load: async () => (await import('./thumbnail/ThumbnailEditor.tsx')).ThumbnailEditor,
  },
} as const satisfies Record<string, EditorEntry>;

export type EditorName = keyof typeof editors;
