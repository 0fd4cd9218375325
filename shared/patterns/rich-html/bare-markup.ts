/** Tags of running text that mean no harm without attributes; of those that cleaning lets through (html-cleaner.ts). */
const BARE_TAGS = /<\/?(?:p|h[234]|blockquote|ul|ol|li|hr|br|strong|em|u|s|b|i)>/g;

/**
 * Whether HTML is nothing but words and such tags: no attribute, no comment, no other tag. Cleaning would give the same,
 * so that the library for it need not be loaded. [T-11]
 */
export const isBareMarkup = (html: string): boolean => !html.replace(BARE_TAGS, '').includes('<');
