import { OWN_IMAGE } from '@portico/shared/contracts';
import { Extension, type Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Image } from '@tiptap/extension-image';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { TextAlign } from '@tiptap/extension-text-align';
import { Underline } from '@tiptap/extension-underline';
import { Gapcursor, UndoRedo } from '@tiptap/extensions';
import { KeptTable } from './kept-table.ts';
import { linkAddress } from './link-address.ts';

/** Levels of headings within a page, whose title is the first. */
export const HEADING_LEVELS = [2, 3, 4] as const;
/** Blocks of words: what is aligned, and what finds its own direction. */
const WORD_BLOCKS = ['paragraph', 'heading'];

const levelOf: Record<string, number> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

/** Headings of other levels become the nearest of ours, as on the server. */
const PageHeading = Heading.extend({
  parseHTML: () => Object.entries(levelOf).map(([tag, level]) => ({ tag, attrs: { level } })),
}).configure({ levels: [...HEADING_LEVELS] });

/** Only addresses that a page may link to, in the words that the server keeps. [T-12] */
const SafeLink = Link.extend({
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  renderHTML({ HTMLAttributes }) {
    const address = linkAddress(String(HTMLAttributes['href'] ?? ''));
    if (address === undefined) return ['a', {}, 0];
    const title = HTMLAttributes['title'] ? { title: HTMLAttributes['title'] } : {};
    const rel = address.startsWith('/') ? {} : { rel: 'noopener nofollow' };
    return ['a', { href: address, ...title, ...rel }, 0];
  },
}).configure({
  openOnClick: false,
  autolink: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => linkAddress(address) !== undefined,
});

/** Pictures of this site that the text has already; others are left out. */
const OwnImage = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => OWN_IMAGE.test(image.getAttribute('src') ?? '') && null },
  ],
  addInputRules: () => [],
});

/** The style of the numbers is the page's own. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (list: HTMLElement) => Number.parseInt(list.getAttribute('start') ?? '1', 10) || 1,
    },
  }),
});

/** Every block of words finds its direction by its first letter: Thai, English and Arabic stand in one text. [T-30] */
const OwnDirection = Extension.create({
  name: 'ownDirection',
  addGlobalAttributes: () => [
    {
      types: WORD_BLOCKS,
      attributes: {
        dir: {
          default: 'auto',
          parseHTML: (block: HTMLElement) => {
            const dir = block.getAttribute('dir');
            return dir === 'ltr' || dir === 'rtl' ? dir : 'auto';
          },
        },
      },
    },
  ],
});

/** What the editor can make: what the server's cleaning lets pass, and nothing else. [T-11] */
export const editorExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  PageHeading,
  Bold,
  Italic,
  Underline,
  Strike,
  SafeLink,
  BulletList,
  NumberedList,
  ListItem,
  ListKeymap,
  Blockquote,
  HardBreak,
  HorizontalRule,
  OwnImage,
  KeptTable,
  TextAlign.configure({
    types: WORD_BLOCKS,
    alignments: ['start', 'center', 'end', 'left', 'right', 'justify'],
  }),
  OwnDirection,
  UndoRedo,
  Gapcursor,
];
