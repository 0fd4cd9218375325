/** The tags of running text in RICH_HTML_TAGS, copied: the whole table would be in visitors' first chunks. */
const BARE_TAGS = /<\/?(?:p|h[234]|blockquote|ul|ol|li|hr|br|strong|em|u|s)>/g;

/**
 * Whether the HTML has no attributes, comments or other tags: the cleaner would not change it, so it is not loaded.
 * [T-11]
 */
export const isBareMarkup = (html: string): boolean => !html.replace(BARE_TAGS, '').includes('<');
