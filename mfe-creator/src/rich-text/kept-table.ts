import { Node } from '@tiptap/core';
import { writtenHtml } from './written-html.ts';

/**
 * A table that the text has already, from a time or tool before this editor: shown, moved and deleted as one piece, and
 * saved as it was. The editor itself makes none.
 */
export const KeptTable = Node.create({
  name: 'keptTable',
  group: 'block',
  atom: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'table', getAttrs: (table) => ({ html: writtenHtml(table) }) }],
  renderHTML: ({ node }) => {
    const table = document.createElement('table');
    table.innerHTML = String(node.attrs['html']);
    return table;
  },
});
