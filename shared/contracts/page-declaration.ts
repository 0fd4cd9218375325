import { z } from 'zod';

/**
 * What the value of a query key may become. `public`: part of the page's cache key. `personal`: the page reads it, but the
 * value belongs to the visitor (a position, a return address), so a page with it is cached nowhere.
 */
export const QUERY_KINDS = ['public', 'personal'] as const;

/**
 * How the layout frames a page. `full`: navbar, page, footer. `sign-in`: without the navbar, and visitors are told there
 * that the site is read-only. `fixed-language`: without the choice of a language.
 */
export const PAGE_FRAMES = ['full', 'sign-in', 'fixed-language'] as const;
export type PageFrame = (typeof PAGE_FRAMES)[number];

/**
 * What a page declares beside its path, so that server, service worker and layout know it without loading its code. A
 * release built before these fields existed has none of them: no query keys, not personal, the full frame.
 */
export const pageDeclarationSchema = z.object({
  /** Query keys that the page reads, as an address spells them without escapes. The server drops all others. */
  query: z.record(z.string().regex(/^[\w.-]{1,40}$/), z.enum(QUERY_KINDS)).optional(),
  /** The page belongs to one person: neither the server nor the service worker caches it. */
  personal: z.boolean().optional(),
  frame: z.enum(PAGE_FRAMES).optional(),
});
export type PageDeclaration = z.infer<typeof pageDeclarationSchema>;
