/** Stands for every style sheet of a library: jsdom does not lay out. */
export default '';
