import { Node } from '@tiptap/core';
import { writtenHtml } from './written-html.ts';

/**
 * An existing table, from before this editor: shown, moved and deleted as one node, and saved unchanged. The editor
 * cannot create tables.
 */
export const ExistingTable = Node.create({
  name: 'existingTable',
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
