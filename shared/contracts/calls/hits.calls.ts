import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../localized.ts';

/** [API-17] */
export const countHit = defineEndpoint({
  id: 'countHit',
  method: 'PUT',
  path: '/api/hits',
  summary: 'Count one visit and read the counter.',
  reply: z.object({ data: z.object({ value: z.number().int() }) }),
});

/** Path of a page of the site, without query. */
const pagePath = z.string().regex(/^\//, 'a path').max(400);

/** Of `text` in a search; longer ones are cut. */
export const MAX_SEARCH_TEXT = 60;

/** What a page counts. It contains nothing about the visitor; the server adds the class of the device. */
export const countedEventSchema = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('view'),
    path: pagePath,
    language: languageSchema,
    /** Host of the page before, or `qr` if a QR code of the site led here; absent for none. */
    from: z.string().max(255).optional(),
  }),
  z.object({ event: z.enum(['share', 'call', 'directions']), path: pagePath }),
  /** A picture of the page was opened; `picture` is the id of its image. */
  z.object({ event: z.literal('picture'), path: pagePath, picture: z.string().regex(/^[\w.-]{1,80}$/) }),
  z.object({ event: z.literal('search'), text: z.string().max(200), hasResults: z.boolean() }),
]);
export type CountedEvent = z.infer<typeof countedEventSchema>;

/** Pages send it as a beacon. It has no effect for bots, and for pages that do not exist. */
export const countEvent = defineEndpoint({
  id: 'countEvent',
  method: 'POST',
  path: '/api/hits',
  summary:
    'Count a view, share, call, request for directions, opened picture or search, without data about the visitor.',
  body: countedEventSchema,
  reply: z.object({ status: z.literal('ok') }),
});

export const hitsCalls = [countHit, countEvent] as const;
