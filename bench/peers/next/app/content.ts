import pages from './content.json';
import type { PageContent } from './page-content.ts';

export const LANGUAGES = ['th', 'en', 'zh', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The content of our pages, which the bench writes beside this file before the app is built. */
export const content = pages as unknown as Record<Language, { home: PageContent; portal: PageContent }>;
