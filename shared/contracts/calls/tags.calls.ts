import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema, namedTextOf } from '../localized.ts';
import { portalChangesSchema } from '../portal.ts';
import { tagNamesSchema, tagSchema, tagTextSchema } from '../tag.ts';
import { okWith } from './replies.ts';

const tagParams = z.object({ id: tagTextSchema });
const { shape } = tagSchema;

/** What an admin may set of a tag; null clears. With `modifiedDate`, only if it has not changed since. [OPEN-53, T-49] */
export const tagChangesSchema = z.object({
  name: namedTextOf(CONTENT_LIMITS.tag).optional(),
  synonyms: shape.synonyms.nullable(),
  icon: shape.icon.nullable(),
  modifiedDate: portalChangesSchema.shape.modifiedDate,
});
export type TagChanges = z.infer<typeof tagChangesSchema>;

/** [OPEN-53] */
export const tags = defineEndpoint({
  id: 'tags',
  method: 'GET',
  path: '/api/tags',
  summary: 'The tag dictionary of the site: names in four languages and synonyms.',
  reply: z.object({ data: z.array(tagSchema) }),
});

/** [OPEN-53] */
export const tagNames = defineEndpoint({
  id: 'tagNames',
  method: 'GET',
  path: '/api/tag-names',
  summary:
    'The names of the dictionary in one language, by the stored tag; with `tag`, those of these tags alone.',
  query: z.object({
    language: languageSchema,
    tag: z.union([z.string(), z.array(z.string()).max(CONTENT_LIMITS.tags)]).optional(),
  }),
  reply: z.object({ data: tagNamesSchema }),
});

/** [OPEN-53, OPEN-12] */
export const setTag = defineEndpoint({
  id: 'setTag',
  method: 'PUT',
  path: '/api/tags/:id',
  summary: 'Add a tag to the dictionary, or change the sent fields of one; for admins.',
  params: tagParams,
  body: z.object({ data: tagChangesSchema }),
  reply: okWith(tagSchema),
});

/** [OPEN-53, OPEN-12] */
export const deleteTag = defineEndpoint({
  id: 'deleteTag',
  method: 'DELETE',
  path: '/api/tags/:id',
  summary: 'Remove a tag from the dictionary; it stays on portals; for admins.',
  params: tagParams,
  reply: z.object({ status: z.literal('ok') }),
});

export const tagsCalls = [tags, tagNames, setTag, deleteTag] as const;
