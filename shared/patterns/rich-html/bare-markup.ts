/** Allowed tags of running text, which are safe without attributes. */
const BARE_TAGS = /<\/?(?:p|h[234]|blockquote|ul|ol|li|hr|br|strong|em|u|s)>/g;

/** Whether HTML has no attribute, comment or other tag. Cleaning would not change it, so its library is not loaded. [T-11] */
export const isBareMarkup = (html: string): boolean => !html.replace(BARE_TAGS, '').includes('<');
