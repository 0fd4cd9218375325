import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Strikethrough,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';

/** A button of the toolbar with an immediate effect. */
export interface ToolbarCommand {
  /** Also the message's key under `richText`. */
  name: string;
  icon: LucideIcon;
  /** Whether the icon follows the page's direction. */
  isDirectional?: boolean;
  /** Name and icon where the language that is written runs from right to left. */
  rightToLeft?: { name: string; icon: LucideIcon };
  run: (editor: Editor) => boolean;
  /** Whether it is pressed; absent if the button has no such state. */
  isOn?: (editor: Editor) => boolean;
  /** Absent if it is always enabled. */
  isPossible?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon): ToolbarCommand => ({
  name: `heading${level}`,
  icon,
  run: (editor) => editor.commands.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** Groups of buttons in their order; the link button follows the marks. */
export const TOOLBAR_GROUPS: readonly { name: string; commands: readonly ToolbarCommand[] }[] = [
  {
    name: 'history',
    commands: [
      {
        name: 'undo',
        icon: Undo2,
        isDirectional: true,
        run: (editor) => editor.commands.undo(),
        isPossible: (editor) => editor.can().undo(),
      },
      {
        name: 'redo',
        icon: Redo2,
        isDirectional: true,
        run: (editor) => editor.commands.redo(),
        isPossible: (editor) => editor.can().redo(),
      },
    ],
  },
  { name: 'headings', commands: [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)] },
  {
    name: 'marks',
    commands: [
      {
        name: 'bold',
        icon: Bold,
        run: (editor) => editor.commands.toggleBold(),
        isOn: (editor) => editor.isActive('bold'),
      },
      {
        name: 'italic',
        icon: Italic,
        run: (editor) => editor.commands.toggleItalic(),
        isOn: (editor) => editor.isActive('italic'),
      },
      {
        name: 'underline',
        icon: Underline,
        run: (editor) => editor.commands.toggleUnderline(),
        isOn: (editor) => editor.isActive('underline'),
      },
      {
        name: 'strike',
        icon: Strikethrough,
        run: (editor) => editor.commands.toggleStrike(),
        isOn: (editor) => editor.isActive('strike'),
      },
    ],
  },
  {
    name: 'blocks',
    commands: [
      {
        name: 'bulletList',
        icon: List,
        isDirectional: true,
        run: (editor) => editor.commands.toggleBulletList(),
        isOn: (editor) => editor.isActive('bulletList'),
      },
      {
        name: 'orderedList',
        icon: ListOrdered,
        isDirectional: true,
        run: (editor) => editor.commands.toggleOrderedList(),
        isOn: (editor) => editor.isActive('orderedList'),
      },
      {
        name: 'quote',
        icon: TextQuote,
        isDirectional: true,
        run: (editor) => editor.commands.toggleBlockquote(),
        isOn: (editor) => editor.isActive('blockquote'),
      },
    ],
  },
  {
    name: 'alignment',
    commands: [
      {
        name: 'alignLeft',
        icon: TextAlignStart,
        rightToLeft: { name: 'alignRight', icon: TextAlignEnd },
        // The default alignment needs no style.
        run: (editor) => editor.commands.unsetTextAlign(),
        isOn: (editor) => editor.isActive({ textAlign: null }),
      },
      {
        name: 'alignCenter',
        icon: TextAlignCenter,
        run: (editor) => editor.commands.setTextAlign('center'),
        isOn: (editor) => editor.isActive({ textAlign: 'center' }),
      },
      {
        name: 'alignRight',
        icon: TextAlignEnd,
        rightToLeft: { name: 'alignLeft', icon: TextAlignStart },
        run: (editor) => editor.commands.setTextAlign('end'),
        isOn: (editor) => editor.isActive({ textAlign: 'end' }),
      },
    ],
  },
];
