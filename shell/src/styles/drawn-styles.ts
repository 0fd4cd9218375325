/** The attribute of the element with all styles of a drawn page; its value is their names. */
export const DRAWN_STYLES = 'data-drawn-styles';
