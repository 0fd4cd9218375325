/** Stands for every style sheet of a library: jsdom does not lay out. */
// oxlint-disable-next-line import/no-default-export -- a file that is imported as text has its text as the default
export default '';
