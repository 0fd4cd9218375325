import { z } from 'zod';
import { inFormat } from './coded-check.ts';
import {
  ACTION_TYPES,
  CONTENT_LIMITS,
  PASSCODE_LENGTH,
  PORTAL_STATUSES,
  VALIDATION_MESSAGES,
  WEEKDAYS,
} from './constants.ts';
import { localizedTextOf, localizedTextSchema, translatableTextOf } from './localized.ts';
import { HIDEABLE_SECTIONS } from './page-parts.ts';
import { portalDraftSchema } from './portal-draft.ts';

const idSchema = z.string().max(CONTENT_LIMITS.id);
const addressSchema = z.string().max(CONTENT_LIMITS.address);
const wordSchema = z.string().max(CONTENT_LIMITS.word);
const titleSchema = localizedTextOf(CONTENT_LIMITS.title);
const sentenceSchema = localizedTextOf(CONTENT_LIMITS.sentence);
const translatableWordSchema = translatableTextOf(CONTENT_LIMITS.word);

export const portalStatusSchema = z.enum(PORTAL_STATUSES);
export type PortalStatus = z.infer<typeof portalStatusSchema>;

/** Aspect ratio; a stored item without one counts as 1:1. [DATA-10, AMBIG-16] */
export const aspectsSchema = z.object({ width: z.number().positive(), height: z.number().positive() });
export type Aspects = z.infer<typeof aspectsSchema>;

export const actionTypeSchema = z.enum(ACTION_TYPES);
export type ActionType = z.infer<typeof actionTypeSchema>;

export const actionColorSchema = z.object({ text: wordSchema, background: wordSchema });

/** A call-to-action button; `contact` has one value per type, those of other types included. [DATA-15, EDIT-06] */
export const actionSchema = z.object({
  type: actionTypeSchema,
  contact: z.partialRecord(actionTypeSchema.exclude(['none']), addressSchema).optional(),
  text: titleSchema.optional(),
  color: actionColorSchema.optional(),
});
export type Action = z.infer<typeof actionSchema>;

/** [DATA-10] `expDate`: a bare date expires at the end of that day, an ISO time exactly (AMBIG-35). */
export const galleryItemSchema = z.object({
  mainImageId: idSchema.optional(),
  imageURL: addressSchema.optional(),
  smallImageURL: addressSchema.optional(),
  type: wordSchema,
  externalUrl: addressSchema.optional(),
  title: titleSchema.optional(),
  description: localizedTextSchema.optional(),
  expDate: wordSchema.optional(),
  aspects: aspectsSchema.optional(),
  lastChecked: wordSchema.optional(),
  action: actionSchema.optional(),
  catalogId: idSchema.optional(),
  productCount: z.number().int().nonnegative().optional(),
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;

/** [DATA-11, VAL-07] */
export const linkItemSchema = z.object({
  externalUrl: z
    .string(VALIDATION_MESSAGES.externalUrl)
    .max(CONTENT_LIMITS.address)
    .check(inFormat('filled', /\S/, VALIDATION_MESSAGES.externalUrl)),
  mainImageId: idSchema.optional(),
  imageURL: addressSchema.optional(),
  title: titleSchema.optional(),
  description: localizedTextSchema.optional(),
});
export type LinkItem = z.infer<typeof linkItemSchema>;

/** [DATA-12] `phone` is a comma-joined list; the misspelt `instragramId` is the wire format. */
export const contactsSchema = z.object({
  email: addressSchema.optional(),
  phone: addressSchema.optional(),
  fanpage: addressSchema.optional(),
  fbPageId: addressSchema.optional(),
  instragramId: addressSchema.optional(),
  lineId: addressSchema.optional(),
  webpage: addressSchema.optional(),
  others: localizedTextSchema.optional(),
});
export type Contacts = z.infer<typeof contactsSchema>;

/** [DATA-13] In degrees; 0, 0 hides the location on the public site (PORTAL-14). */
export const locationSchema = z.object({
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  streetAddress: sentenceSchema.optional(),
});
export type Location = z.infer<typeof locationSchema>;

/** [DATA-14] `message` is HTML, sanitized by the server. It and the button's text may be written per language. */
export const popUpSchema = z.object({
  message: translatableTextOf(CONTENT_LIMITS.html).optional(),
  aspects: aspectsSchema.optional(),
  profileImageId: idSchema.optional(),
  imageURL: addressSchema.optional(),
  buttonLink: z
    .object({ link: addressSchema, text: translatableWordSchema, backgroundColor: wordSchema.optional() })
    .optional(),
  isShow: z.boolean().optional(),
});
export type PopUp = z.infer<typeof popUpSchema>;

/** [DATA-18] */
export const contributorSchema = z.object({
  name: wordSchema,
  mainImageId: idSchema.optional(),
  smallImageURL: addressSchema.optional(),
});
export type Contributor = z.infer<typeof contributorSchema>;

const clockTimeSchema = z
  .string()
  .check(inFormat('time-of-day', /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'HH:mm'));
/** If `close` is before `open`, the interval passes midnight. [OPEN-10] */
export const openingIntervalSchema = z.object({ open: clockTimeSchema, close: clockTimeSchema });
export type OpeningInterval = z.infer<typeof openingIntervalSchema>;
const openingIntervalsSchema = z.array(openingIntervalSchema).max(CONTENT_LIMITS.openingIntervals);

/** Hours in the portal's own time zone. [OPEN-10] */
export const structuredOpeningHoursSchema = z.object({
  timezone: wordSchema,
  week: z.partialRecord(z.enum(WEEKDAYS), openingIntervalsSchema),
  special: z
    .array(
      z.object({
        date: z.iso.date(),
        closed: z.boolean().optional(),
        intervals: openingIntervalsSchema.optional(),
        note: sentenceSchema.optional(),
      }),
    )
    .max(CONTENT_LIMITS.specialDays)
    .optional(),
  note: sentenceSchema.optional(),
});
export type StructuredOpeningHours = z.infer<typeof structuredOpeningHoursSchema>;

/** Structured hours, or a legacy text that is stored and shown unchanged. [OPEN-10] */
export const openingHoursSchema = z.union([
  structuredOpeningHoursSchema,
  // Strict, because malformed structured hours would otherwise parse as an empty text.
  localizedTextSchema.strict(),
  z.string().max(CONTENT_LIMITS.text),
]);
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Six characters of any script, without spaces at the ends, which headers drop. '' is none. */
const PASSCODE_PATTERN = new RegExp(`^(|\\S.{${PASSCODE_LENGTH - 2}}\\S)$`, 'u');

/** A content page about a place or an item; called a glog on the wire and in the specification. [DATA-03..08] */
export const portalSchema = z.object({
  _id: z.string(),
  provider: z.string(),
  title: titleSchema,
  highlightSentence: sentenceSchema.optional(),
  description: localizedTextOf(CONTENT_LIMITS.html).optional(),
  shortDescription: sentenceSchema.optional(),
  openingHours: openingHoursSchema.optional(),
  isAdvanceDescription: z.boolean().optional(),
  tags: z.array(z.string().max(CONTENT_LIMITS.tag)).max(CONTENT_LIMITS.tags).optional(),
  mainImageId: idSchema.optional(),
  imageURL: z.string().optional(),
  smallImageURL: z.string().optional(),
  imageCoverModifiedDate: z.string().optional(),
  modifiedDate: z.string(),
  galleryImages: z.array(galleryItemSchema).max(CONTENT_LIMITS.galleryImages).optional(),
  links: z.array(linkItemSchema).max(CONTENT_LIMITS.links).optional(),
  contacts: contactsSchema.optional(),
  contributors: z.array(contributorSchema).max(CONTENT_LIMITS.contributors).optional(),
  location: locationSchema.optional(),
  hideInformations: z.array(z.enum(HIDEABLE_SECTIONS)).max(HIDEABLE_SECTIONS.length).optional(),
  action: actionSchema.optional(),
  status: portalStatusSchema,
  /** Progress of the wizard, 1 to 6; absent once it is finished. [WIZ-15, OPEN-48] */
  stepIndex: z.number().int().min(0).max(6).optional(),
  editors: z.array(z.string()),
  /** Uid of the owner; sent to editors and moderators only. [OPEN-54] */
  owner: z.string().optional(),
  isPrivate: z.boolean().optional(),
  /** Visible to editors and moderators only, until a page of its owner is released for the first time. [OPEN-55] */
  isWithheld: z.boolean().optional(),
  /** Sent to the portal's editors only. */
  passcode: z.string().optional(),
  popUp: popUpSchema.optional(),
  isShowDialog: z.boolean().optional(),
  promoteType: wordSchema.optional(),
  promoteWord: translatableWordSchema.optional(),
  townRefs: z.array(z.string()),
  listingRefs: z.array(z.string()),
  /** Sent to visitors if all towns of the portal are private or archived; their names are withheld. */
  isInPrivateTown: z.boolean().optional(),
  __meta_search: z.object({ latLng: z.object({ lat: z.number(), lon: z.number() }).optional() }).optional(),
  /** Why a moderator rejected it; shown to its editors. [OPEN-01] */
  rejectReason: z.string().optional(),
  /** Sent to its editors only; absent without a draft. */
  draft: portalDraftSchema.optional(),
});
export type Portal = z.infer<typeof portalSchema>;

const { shape } = portalSchema;

/**
 * Fields of a portal that an editor may change; null clears an optional one. Clients may send a whole portal: other
 * fields are ignored. [API-07, API-27, OPEN-06, T-09]
 */
export const portalChangesSchema = z.object({
  title: shape.title.optional(),
  highlightSentence: shape.highlightSentence.nullable(),
  description: shape.description.nullable(),
  shortDescription: shape.shortDescription.nullable(),
  isAdvanceDescription: shape.isAdvanceDescription.nullable(),
  openingHours: shape.openingHours.nullable(),
  tags: shape.tags.nullable(),
  hideInformations: shape.hideInformations.nullable(),
  location: shape.location.nullable(),
  galleryImages: shape.galleryImages.nullable(),
  links: shape.links.nullable(),
  contacts: shape.contacts.nullable(),
  contributors: shape.contributors.nullable(),
  action: shape.action.nullable(),
  popUp: shape.popUp.nullable(),
  isShowDialog: shape.isShowDialog.nullable(),
  promoteType: shape.promoteType.nullable(),
  promoteWord: shape.promoteWord.nullable(),
  mainImageId: shape.mainImageId.nullable(),
  isPrivate: shape.isPrivate.nullable(),
  /** Exactly six characters; '' and null remove it. [PERM-11, VAL-21] */
  passcode: z
    .string(VALIDATION_MESSAGES.passcode)
    .check(inFormat('passcode', PASSCODE_PATTERN, VALIDATION_MESSAGES.passcode))
    .nullable()
    .optional(),
  /** The date that the client last received; the save is refused if the portal has changed since. [T-49] */
  modifiedDate: wordSchema.nullable().optional(),
});
export type PortalChanges = z.infer<typeof portalChangesSchema>;
