import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localizedTextSchema, namedTextOf } from '../localized.ts';
import { webPageSchema } from '../web-page.ts';
import { consoleListOf, consoleListQuery } from './console.calls.ts';
import { idParams, okWith } from './replies.ts';

/**
 * `published`: visitors see the page; `draft`: they see it, and a draft of it has other content; `unpublished`: they do
 * not see it.
 */
export const WEB_PAGE_STATES = ['published', 'draft', 'unpublished'] as const;
const webPageStateSchema = z.enum(WEB_PAGE_STATES);
export type WebPageState = z.infer<typeof webPageStateSchema>;

export const consolePageRowSchema = z.object({
  id: z.string(),
  title: localizedTextSchema,
  state: webPageStateSchema,
  menuOrder: z.number().int().optional(),
  /** Of the latest save, ISO time. */
  at: z.string().optional(),
  /** Display name; absent for the operator. */
  by: z.string().optional(),
});
export type ConsolePageRow = z.infer<typeof consolePageRowSchema>;

export const consolePages = defineEndpoint({
  id: 'consolePages',
  method: 'GET',
  path: '/api/console/pages',
  summary: 'A page of the list of custom pages; for admins.',
  query: consoleListQuery(['title', 'changed']).extend({ state: webPageStateSchema.optional() }),
  reply: consoleListOf(consolePageRowSchema),
});

const { shape } = webPageSchema;

/** What visitors see of a page. A draft is a copy of it. */
const contentShape = {
  title: shape.title,
  bannerImages: shape.bannerImages,
  galleryImages: shape.galleryImages,
  iconLinks: shape.iconLinks,
  buttonLinks: shape.buttonLinks,
  widgets: shape.widgets,
};

/** The content that staff edit: that of the draft, or of the page if it has none. */
export const pageDraftSchema = z.object({
  _id: z.string(),
  ...contentShape,
  menuOrder: shape.menuOrder,
  state: webPageStateSchema,
  hasDraft: z.boolean(),
  /** Of the draft, or of the page if it has none. */
  modifiedDate: z.string().optional(),
  /** The page was changed after the draft was begun: publishing would overwrite that. `by` is a display name. */
  overwrites: z.object({ by: z.string().optional(), at: z.string() }).optional(),
});
export type PageDraft = z.infer<typeof pageDraftSchema>;

const dateSchema = z.string().max(CONTENT_LIMITS.word);

export const pageDraftChangesSchema = z.object({
  ...contentShape,
  title: namedTextOf(CONTENT_LIMITS.title),
  menuOrder: shape.menuOrder.nullable(),
  modifiedDate: dateSchema.nullable().optional(),
});
export type PageDraftChanges = z.infer<typeof pageDraftChangesSchema>;

export const pageDraft = defineEndpoint({
  id: 'pageDraft',
  method: 'GET',
  path: '/api/console/pages/:id/draft',
  summary: 'The content of a custom page as it is edited; for admins.',
  params: idParams,
  reply: okWith(pageDraftSchema),
});

export const savePageDraft = defineEndpoint({
  id: 'savePageDraft',
  method: 'PUT',
  path: '/api/console/pages/:id/draft',
  summary: 'Save the content of a custom page as a draft, which visitors do not see; for admins.',
  params: idParams,
  body: z.object({ data: pageDraftChangesSchema }),
  reply: okWith(pageDraftSchema),
});

export const discardPageDraft = defineEndpoint({
  id: 'discardPageDraft',
  method: 'DELETE',
  path: '/api/console/pages/:id/draft',
  summary: 'Delete the draft of a custom page; for admins.',
  params: idParams,
  query: z.object({ modifiedDate: dateSchema.optional() }),
  reply: okWith(pageDraftSchema),
});

export const publishPage = defineEndpoint({
  id: 'publishPage',
  method: 'POST',
  path: '/api/console/pages/:id/publish',
  summary: 'Show visitors a custom page with the content of its draft; for admins.',
  params: idParams,
  body: z.object({ data: z.object({ modifiedDate: dateSchema.nullable().optional() }) }),
  reply: okWith(pageDraftSchema),
});

export const unpublishPage = defineEndpoint({
  id: 'unpublishPage',
  method: 'POST',
  path: '/api/console/pages/:id/unpublish',
  summary: 'Hide a custom page from visitors; its content and its draft stay; for admins.',
  params: idParams,
  reply: okWith(pageDraftSchema),
});

export const consolePagesCalls = [
  consolePages,
  pageDraft,
  savePageDraft,
  discardPageDraft,
  publishPage,
  unpublishPage,
] as const;
