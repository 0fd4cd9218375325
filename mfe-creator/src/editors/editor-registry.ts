import {
  ArrowUpDown,
  ChartColumn,
  History,
  ImagePlus,
  ImageUp,
  Languages,
  ListChecks,
  Lock,
  PanelTop,
  Pencil,
  Plus,
  Trash2,
  Users,
} from 'lucide-react';
import { createElement } from 'react';
import type { Editors } from './editor-entry.ts';

/** The editors of a portal. CONTRIBUTING.md says what a new part of the page needs besides its editor. [EDIT-01] */
export const editors: Editors = {
  'call-to-action': {
    Icon: Pencil,
    load: async () => (await import('./call-to-action/CallToActionEditor.tsx')).CallToActionEditor,
  },
  check: {
    Icon: ListChecks,
    load: async () => {
      const { PageCheck } = await import('../check/PageCheck.tsx');
      return (props) => createElement(PageCheck, { ...props, editors });
    },
  },
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
  cover: {
    Icon: ImageUp,
    load: async () => (await import('./cover/CoverEditor.tsx')).CoverEditor,
  },
  title: {
    Icon: Pencil,
    load: async () => (await import('./title/TitleEditor.tsx')).TitleEditor,
  },
  'delete-page': {
    Icon: Trash2,
    load: async () => (await import('./delete-page/DeletePageEditor.tsx')).DeletePageEditor,
  },
  figures: {
    Icon: ChartColumn,
    load: async () => {
      const [{ PageFigures }, { provideFiguresMessages }] = await Promise.all([
        import('../figures/PageFigures.tsx'),
        import('../figures/figures-messages.ts'),
      ]);
      await provideFiguresMessages();
      return PageFigures;
    },
  },
  'gallery-item': {
    Icon: ImagePlus,
    load: async () => (await import('./gallery-item/GalleryItemEditor.tsx')).GalleryItemEditor,
  },
  gallery: {
    Icon: ArrowUpDown,
    load: async () => (await import('./gallery/GalleryEditor.tsx')).GalleryEditor,
  },
  description: {
    Icon: Pencil,
    load: async () => (await import('./description/DescriptionEditor.tsx')).DescriptionEditor,
  },
  link: { Icon: Plus, load: async () => (await import('./link/LinkEditor.tsx')).LinkEditor },
  links: {
    Icon: ArrowUpDown,
    load: async () => (await import('./links/LinksEditor.tsx')).LinksEditor,
  },
  location: {
    Icon: Pencil,
    load: async () => (await import('./location/LocationEditor.tsx')).LocationEditor,
  },
  'opening-hours': {
    Icon: Pencil,
    load: async () => (await import('./opening-hours/OpeningHoursEditor.tsx')).OpeningHoursEditor,
  },
  privacy: { Icon: Lock, load: async () => (await import('./privacy/PrivacyEditor.tsx')).PrivacyEditor },
  'pop-up': { Icon: PanelTop, load: async () => (await import('./pop-up/PopUpEditor.tsx')).PopUpEditor },
  promotion: {
    Icon: Pencil,
    load: async () => (await import('./promotion/PromotionEditor.tsx')).PromotionEditor,
  },
  translations: {
    Icon: Languages,
    load: async () => {
      const [{ TranslationBoard }, { provideTranslationMessages }] = await Promise.all([
        import('../translations/TranslationBoard.tsx'),
        import('../translations/namespace.ts'),
      ]);
      await provideTranslationMessages();
      return TranslationBoard;
    },
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
};
