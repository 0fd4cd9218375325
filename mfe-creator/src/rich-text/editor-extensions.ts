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
import { ExistingTable } from './existing-table.ts';
import { linkAddress } from './link-address.ts';

/** Heading levels within a page; level 1 is the page's title. */
export const HEADING_LEVELS = [2, 3, 4] as const;
/** Text blocks, which have an alignment and a direction of their own. */
const WORD_BLOCKS = ['paragraph', 'heading'];

const levelOf: Record<string, number> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

/** Headings of other levels become the nearest allowed level, as on the server. */
const PageHeading = Heading.extend({
  parseHTML: () => Object.entries(levelOf).map(([tag, level]) => ({ tag, attrs: { level } })),
}).configure({ levels: [...HEADING_LEVELS] });

/** Links with allowed addresses only, with the attributes that the server keeps. */
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

/** Pictures of this site that the text contains already; others are removed. */
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

/** The page styles the numbers. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (list: HTMLElement) => Number.parseInt(list.getAttribute('start') ?? '1', 10) || 1,
    },
  }),
});

/** Each text block has the direction of its first letter, because one text may mix Thai, English and Arabic. */
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

/** The nodes and marks of the editor: exactly what the server's sanitiser allows. [T-11] */
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
  ExistingTable,
  TextAlign.configure({
    types: WORD_BLOCKS,
    alignments: ['start', 'center', 'end', 'left', 'right', 'justify'],
  }),
  OwnDirection,
  UndoRedo,
  Gapcursor,
];
