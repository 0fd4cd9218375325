/** Tags of running text that are allowed and, without attributes, safe. */
const BARE_TAGS = /<\/?(?:p|h[234]|blockquote|ul|ol|li|hr|br|strong|em|u|s)>/g;

/**
 * Whether the HTML has no attributes, comments or other tags: the cleaner would not change it, so it is not loaded.
 * [T-11]
 */
export const isBareMarkup = (html: string): boolean => !html.replace(BARE_TAGS, '').includes('<');
