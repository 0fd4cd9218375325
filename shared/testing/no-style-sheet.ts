/** Replaces every style sheet of a library, because jsdom has no layout. */
// oxlint-disable-next-line import/no-default-export -- the default export of a text import is its text
export default '';
