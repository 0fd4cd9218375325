import {
  aspectsSchema,
  catalogSchema,
  displayNameSchema,
  galleryItemSchema,
  linkItemSchema,
  listingSchema,
  localizedTextSchema,
  passwordSchema,
  popUpSchema,
  portalSchema,
  productSchema,
  roleSchema,
  tagSchema,
  tagTextSchema,
  townSchema,
  usernameSchema,
  webConfigSchema,
  webPageSchema,
} from '@portico/shared/contracts';
import { z } from 'zod';
import { DEMO_ACCOUNTS } from '../server/src/security/demo-accounts.ts';
import type {
  AccountSeed,
  CatalogSeed,
  ListingSeed,
  PortalSeed,
  ProviderContent,
  TagSeed,
  TownSeed,
  WebConfigSeed,
  WebPageSeed,
} from '../server/src/seed/seed-content.ts';
import type { Mood, SceneKind } from './pictures/draw-picture.ts';

// Content follows the product's contracts, with pictures to render instead of images, names instead of uids, and ages
// instead of dates.

/** Scenes of the picture renderer. Listed here, because importing the scenes would delay the first start. */
export const SCENE_KINDS = [
  'temple',
  'sea',
  'island',
  'mountain',
  'rice-field',
  'market',
  'food',
  'street-food',
  'cafe',
  'craft',
  'textile',
  'stay',
  'city',
  'river',
  'waterfall',
  'night',
  'festival',
  'person',
  'logo',
] as const satisfies readonly SceneKind[];
const MOODS = ['dawn', 'day', 'golden', 'dusk', 'night'] as const satisfies readonly Mood[];

/** Part of a URL. */
const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');

const pictureSchema = z.object({
  kind: z.enum(SCENE_KINDS),
  seed: z.string().min(1),
  mood: z.enum(MOODS).optional(),
});

const popUpSeedSchema = popUpSchema
  .pick({ message: true, aspects: true, buttonLink: true })
  .extend({ picture: pictureSchema, isShow: z.boolean() });

const passcodes = { isPrivate: z.boolean().optional(), passcode: portalSchema.shape.passcode };

const gallerySeedSchema = galleryItemSchema
  .pick({ externalUrl: true, title: true, description: true, action: true, catalogId: true })
  .extend({
    type: z.enum(['picture', 'picture_link', 'video', 'catalog']),
    picture: pictureSchema.optional(),
    expiresInHours: z.number().optional(),
    aspects: aspectsSchema.optional(),
  });

export const townsSchema: z.ZodType<TownSeed[]> = z.array(
  townSchema.pick({ title: true }).extend({
    id: idSchema,
    score: z.number(),
    picture: pictureSchema,
    profile: pictureSchema.optional(),
    popUp: popUpSeedSchema.optional(),
    ...passcodes,
  }),
);

export const listingsSchema: z.ZodType<ListingSeed[]> = z.array(
  listingSchema.pick({ title: true }).extend({
    id: idSchema,
    score: z.number(),
    appearSeq: z.number(),
    town: idSchema,
    picture: pictureSchema,
    ...passcodes,
  }),
);

/** `id` is the text that portals store. */
export const tagsSchema: z.ZodType<TagSeed[]> = z.array(
  tagSchema.pick({ name: true, synonyms: true, icon: true }).extend({ id: tagTextSchema }),
);

export const portalsSchema: z.ZodType<PortalSeed[]> = z.array(
  portalSchema
    .pick({
      title: true,
      highlightSentence: true,
      description: true,
      shortDescription: true,
      openingHours: true,
      isAdvanceDescription: true,
      contacts: true,
      location: true,
      hideInformations: true,
      action: true,
      status: true,
      stepIndex: true,
      rejectReason: true,
      promoteType: true,
      promoteWord: true,
    })
    .extend({
      id: idSchema,
      tags: portalSchema.shape.tags.unwrap(),
      towns: z.array(idSchema),
      listings: z.array(idSchema),
      thumbnail: pictureSchema.optional(),
      cover: pictureSchema.optional(),
      gallery: z.array(gallerySeedSchema).optional(),
      links: z
        .array(
          linkItemSchema
            .pick({ externalUrl: true, title: true, description: true })
            .extend({ picture: pictureSchema.optional() }),
        )
        .optional(),
      contributors: z
        .array(z.object({ name: z.string().min(1), picture: pictureSchema.optional() }))
        .optional(),
      popUp: popUpSeedSchema.optional(),
      editors: z.array(usernameSchema).optional(),
      daysAgo: z.number().nonnegative(),
      ...passcodes,
    }),
);

export const catalogsSchema: z.ZodType<CatalogSeed[]> = z.array(
  catalogSchema.pick({ template: true, appearSeq: true }).extend({
    id: idSchema,
    ref: z.string().min(1),
    name: localizedTextSchema,
    portal: idSchema,
    products: z.array(
      productSchema
        .omit({
          _id: true,
          catalogId: true,
          imageURL: true,
          mainImageId: true,
          appearSeq: true,
          modifiedDate: true,
          isUnlisted: true,
        })
        .extend({ id: idSchema, picture: pictureSchema.optional() }),
    ),
  }),
);

export const webPagesSchema: z.ZodType<WebPageSeed[]> = z.array(
  webPageSchema.pick({ title: true, buttonLinks: true, widgets: true }).extend({
    id: idSchema,
    bannerImages: z.array(gallerySeedSchema),
    galleryImages: z.array(gallerySeedSchema),
    iconLinks: z.array(webPageSchema.shape.iconLinks.element.extend({ picture: pictureSchema.optional() })),
    editors: z.array(usernameSchema),
  }),
);

export const webConfigSeedSchema: z.ZodType<WebConfigSeed> = webConfigSchema
  .omit({
    provider: true,
    isPrivate: true,
    popUp: true,
    logoImageId: true,
    homeImageId: true,
    logoImageURL: true,
    homeImageURL: true,
  })
  .extend({ logo: pictureSchema, home: pictureSchema, popUp: popUpSeedSchema.optional() });

export const accountsSchema: z.ZodType<AccountSeed[]> = z.array(
  z
    .object({
      username: usernameSchema,
      password: passwordSchema,
      displayName: displayNameSchema,
      roles: z.array(roleSchema),
    })
    .refine(
      (account) =>
        DEMO_ACCOUNTS.some(
          ({ username, password }) => username === account.username && password === account.password,
        ),
      'stands with its password in server/src/security/demo-accounts.ts, so that production refuses it',
    ),
);

/** `portals` lists the files of the folder of that name, in seeding order. */
export const providerSchema: z.ZodType<
  Pick<ProviderContent, 'provider' | 'hosts' | 'isPrivate'> & { portals: string[] }
> = z.object({
  provider: idSchema,
  hosts: z.array(z.string().min(1)),
  isPrivate: z.boolean(),
  portals: z.array(z.string().min(1)),
});
