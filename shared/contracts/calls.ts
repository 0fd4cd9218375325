import { z } from 'zod';
import { catalogSchema, productSchema } from './catalog.ts';
import { defineEndpoint } from './endpoint.ts';
import { languageSchema } from './localized.ts';
import { portalSchema } from './portal.ts';
import { searchBodySchema } from './search.ts';
import { authUserSchema } from './user.ts';
import { webConfigSchema } from './web-config.ts';

/**
 * The calls of the product. Their answers are deliberately not uniform (status 'ok', an ok flag, result 'ok',
 * plain data, raw search hits): the addresses and shapes are the published contract of the API.
 */

/** Why a call did not do what was asked; `status` is 'fail', `reason` a sentence for a person. [ERR-07] */
export const errorReplySchema = z.object({
  status: z.literal('fail'),
  reason: z.string(),
  /** A stable word to switch on: 'permission-denied', 'not-found', 'invalid', 'conflict', ... */
  code: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;

const idSchema = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[\w.-]+$/);
const idParams = z.object({ id: idSchema });
const okWith = <Data extends z.ZodType>(data: Data) => z.object({ status: z.literal('ok'), data });

/** [API-03] A password, or the token of a social provider. */
export const login = defineEndpoint({
  id: 'login',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with username and password, or with the token of a social provider.',
  body: z.union([
    z.object({ username: z.string().min(1).max(80), password: z.string().min(1).max(200) }),
    z.object({ provider: z.string().min(1).max(40), token: z.string().min(1).max(8000) }),
  ]),
  reply: z.object({ status: z.literal('ok'), jsonWebToken: z.string(), data: authUserSchema }),
});

/** [API-04] */
export const currentUser = defineEndpoint({
  id: 'currentUser',
  method: 'GET',
  path: '/api/auth/login',
  summary: 'Who the bearer token belongs to.',
  reply: z.object({ status: z.literal('ok'), data: authUserSchema }),
});

/** [OPEN-50] */
export const logout = defineEndpoint({
  id: 'logout',
  method: 'DELETE',
  path: '/api/auth/login',
  summary: 'Revoke the session of the bearer token; also fine without one.',
  reply: z.object({ status: z.literal('ok') }),
});

/** [API-05] */
export const myPortals = defineEndpoint({
  id: 'myPortals',
  method: 'GET',
  path: '/api/portal',
  summary: 'The portals that the signed-in person may edit, last changed first.',
  reply: z.object({ ok: z.boolean(), data: z.array(portalSchema) }),
});

/** [API-06, OPEN-04] */
export const portalById = defineEndpoint({
  id: 'portalById',
  method: 'GET',
  path: '/api/portal/:id',
  summary: 'One portal, as far as the asking person may see it.',
  params: idParams,
  query: z.object({ provider: z.string().max(80).optional() }),
  reply: z.object({ data: portalSchema }),
});

/** The fields of a portal that the wizard's steps write. */
export const wizardPortalSchema = portalSchema
  .pick({
    title: true,
    highlightSentence: true,
    description: true,
    shortDescription: true,
    isAdvanceDescription: true,
    tags: true,
    mainImageId: true,
    galleryImages: true,
    contacts: true,
  })
  .partial()
  .extend({
    /** The next step; null says that the wizard is done. [OPEN-48] */
    stepIndex: z.number().int().min(0).max(6).nullable().optional(),
  });
export type WizardPortal = z.infer<typeof wizardPortalSchema>;

/** [API-09, WIZ-13] */
export const createWizardPortal = defineEndpoint({
  id: 'createWizardPortal',
  method: 'POST',
  path: '/api/wizard',
  summary: 'Create a portal from the first saved step of the wizard.',
  body: z.object({ data: wizardPortalSchema }),
  reply: okWith(portalSchema),
});

/** [API-10, WIZ-14] */
export const updateWizardPortal = defineEndpoint({
  id: 'updateWizardPortal',
  method: 'PUT',
  path: '/api/wizard/:id',
  summary: 'Save a later step of the wizard.',
  params: idParams,
  body: z.object({ data: wizardPortalSchema }),
  reply: okWith(portalSchema),
});

/** [API-28, OPEN-05] */
export const restoreWizardPortal = defineEndpoint({
  id: 'restoreWizardPortal',
  method: 'GET',
  path: '/api/wizard/:id',
  summary: 'The saved portal with its wizard progress; for its editors.',
  params: idParams,
  reply: okWith(portalSchema),
});

/** [API-15] */
export const webConfig = defineEndpoint({
  id: 'webConfig',
  method: 'GET',
  path: '/api/web-admin/',
  summary: "The configuration of the provider's site.",
  reply: z.object({ data: webConfigSchema }),
});

/** [API-17] */
export const countHit = defineEndpoint({
  id: 'countHit',
  method: 'PUT',
  path: '/api/hits',
  summary: 'Count one visit and read the counter.',
  reply: z.object({ data: z.object({ value: z.number().int() }) }),
});

/** [API-18, OPEN-02] x names the kind of item. */
export const checkPrivacy = defineEndpoint({
  id: 'checkPrivacy',
  method: 'GET',
  path: '/api/checkPrivacy/:store/id/:id',
  summary: 'Trade the passcode in the header x-passcode for a grant to one private item.',
  params: z.object({ store: z.enum(['portal', 'town', 'listing']), id: idSchema }),
  reply: z.union([
    z.object({ status: z.literal('ok'), data: z.object({ grant: z.string().optional() }) }),
    z.object({ status: z.literal('fail'), reason: z.string() }),
  ]),
});

const sortQuery = { _sort: z.literal('appearSeq').optional(), _order: z.enum(['asc', 'desc']).optional() };
const idListSchema = z.string().min(1).max(4000);

/** [API-25, OPEN-08] */
export const catalogs = defineEndpoint({
  id: 'catalogs',
  method: 'GET',
  path: '/api/catalogs',
  summary: 'The catalogues of a portal, or of people, in appearSeq order.',
  query: z.object({
    portalId: idSchema.optional(),
    userIds: idListSchema.optional(),
    webpage: z.string().max(10).optional(),
    ...sortQuery,
  }),
  reply: z.object({ data: z.array(catalogSchema) }),
});

/** [API-26] */
export const products = defineEndpoint({
  id: 'products',
  method: 'GET',
  path: '/api/products',
  summary: 'Products of catalogues in appearSeq order; `_limit` counts per catalogue.',
  query: z.object({
    catalogIds: idListSchema,
    _limit: z.coerce.number().int().min(1).max(999).optional(),
    ...sortQuery,
  }),
  reply: z.object({ data: z.array(productSchema) }),
});

/** [ESQ-01..03] `index` is one index name or several joined by commas. */
export const search = defineEndpoint({
  id: 'search',
  method: 'POST',
  path: '/api/search/:index/_search',
  summary: 'Search portals, listings and towns with the supported part of the Elasticsearch query language.',
  params: z.object({ index: z.string().min(1).max(400) }),
  body: searchBodySchema,
  reply: z.object({
    took: z.number(),
    timed_out: z.literal(false),
    hits: z.object({
      total: z.object({ value: z.number(), relation: z.literal('eq') }),
      max_score: z.null(),
      hits: z.array(
        z.object({
          _id: z.string(),
          _index: z.string(),
          _score: z.null(),
          _source: z.record(z.string(), z.unknown()),
          sort: z.array(z.union([z.string(), z.number(), z.null()])).optional(),
        }),
      ),
    }),
  }),
});

/** Mirrors the language choice in a cookie that outlives script-set ones, so that the server can render in it. */
export const rememberLanguage = defineEndpoint({
  id: 'rememberLanguage',
  method: 'PUT',
  path: '/api/language',
  summary: 'Remember the language for pages rendered on the server.',
  body: z.object({ language: languageSchema }),
  reply: z.object({ status: z.literal('ok') }),
});

/** [OPEN-35] Also what the page asks after it comes back online. */
export const health = defineEndpoint({
  id: 'health',
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server answers.',
  reply: z.object({ status: z.literal('ok') }),
});

export const endpoints = [
  login,
  currentUser,
  logout,
  myPortals,
  portalById,
  createWizardPortal,
  updateWizardPortal,
  restoreWizardPortal,
  webConfig,
  countHit,
  checkPrivacy,
  catalogs,
  products,
  search,
  rememberLanguage,
  health,
] as const;
