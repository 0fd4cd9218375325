import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { localizedTextSchema } from '../localized.ts';
import { idParams, okWith } from './replies.ts';

/**
 * - `responds`: it opens, or refuses programs only.
 * - `missing`: the page is gone (404, 410).
 * - `failing`: the other server reports an error (5xx).
 * - `silent`: no such host, no connection, no valid certificate, or no response in time.
 * - `internal`: an address that visitors cannot reach, or one that the server does not request.
 * - `unchecked`: a limit was reached; a later check continues.
 */
export const LINK_STATES = ['responds', 'missing', 'failing', 'silent', 'internal', 'unchecked'] as const;

/** The parts of a page that have links. */
export const LINKING_PARTS = [
  'links',
  'gallery',
  'callToAction',
  'popUp',
  'contacts',
  'description',
] as const;

/** What only the server knows of a page that is checked. */
export const portalCheckSchema = z.object({
  /** Sizes of the stored pictures, in px. */
  pictures: z.array(z.object({ id: z.string(), width: z.number(), height: z.number() })),
  links: z.array(
    z.object({
      part: z.enum(LINKING_PARTS),
      /** Of the entry in the stored list. */
      index: z.number().int().optional(),
      address: z.string(),
      state: z.enum(LINK_STATES),
    }),
  ),
  /** `outside`: at sea or in another country. */
  position: z.enum(['inside', 'outside', 'none']),
  /** ISO time of the last save of the opening hours; if it is not recorded, the latest that it can be. */
  hoursSince: z.string(),
  /** Public pages of the site with the same title and the same position or phone. */
  twins: z.array(z.object({ _id: z.string(), title: localizedTextSchema })),
});
export type PortalCheck = z.infer<typeof portalCheckSchema>;

export const checkPortal = defineEndpoint({
  id: 'checkPortal',
  method: 'GET',
  path: '/api/portal/:id/check',
  summary:
    'Facts for checking a page: sizes of its pictures, links that do not respond, its position, pages like it; for its editors.',
  params: idParams,
  reply: okWith(portalCheckSchema),
});

export const portalCheckCalls = [checkPortal] as const;
