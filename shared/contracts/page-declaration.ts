import { z } from 'zod';
import { QUERY_KINDS, ROLES } from './constants.ts';

/**
 * How the layout frames a page: `full` has navbar and footer; `sign-in` has no navbar, and the page says if the site is
 * read-only; `fixed-language` has no language menu.
 */
export const PAGE_FRAMES = ['full', 'sign-in', 'fixed-language'] as const;
export type PageFrame = (typeof PAGE_FRAMES)[number];

/**
 * What a route declares beside its path, so that server, service worker and layout know it without loading its code.
 * Defaults, also for releases that predate these fields: no query keys, not personal, full frame.
 */
export const pageDeclarationSchema = z.object({
  /** Query keys that the page reads, unescaped. The server drops all others. */
  query: z.record(z.string().regex(/^[\w.-]{1,40}$/), z.enum(QUERY_KINDS)).optional(),
  /** The page belongs to one person: neither the server nor the service worker caches it. */
  personal: z.boolean().optional(),
  frame: z.enum(PAGE_FRAMES).optional(),
  /** `false` keeps a public page without parameters out of sitemap.xml, such as one that only redirects. */
  siteMap: z.boolean().optional(),
  /**
   * The role that a signed-in person needs for the page; everyone else gets the 404 page, without the page's code. Such
   * a page is personal, and only the browser renders it.
   */
  role: z.enum(ROLES).optional(),
});
export type PageDeclaration = z.infer<typeof pageDeclarationSchema>;
