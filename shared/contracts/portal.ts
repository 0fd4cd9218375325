import { z } from 'zod';
import { ACTION_TYPES, HIDEABLE_SECTIONS, PORTAL_STATUSES, WEEKDAYS } from './constants.ts';
import { localizedTextSchema } from './localized.ts';

export const portalStatusSchema = z.enum(PORTAL_STATUSES);
export type PortalStatus = z.infer<typeof portalStatusSchema>;

/** Width to height, as a ratio; a stored item without it counts as 1 to 1. [DATA-10, AMBIG-16] */
export const aspectsSchema = z.object({ width: z.number().positive(), height: z.number().positive() });
export type Aspects = z.infer<typeof aspectsSchema>;

export const actionTypeSchema = z.enum(ACTION_TYPES);
export type ActionType = z.infer<typeof actionTypeSchema>;

export const actionColorSchema = z.object({ text: z.string(), background: z.string() });

/** A call-to-action button; `contact` keeps one value per type, also of the types not chosen. [DATA-15, EDIT-06] */
export const actionSchema = z.object({
  type: actionTypeSchema,
  contact: z.partialRecord(actionTypeSchema.exclude(['none']), z.string()).optional(),
  text: localizedTextSchema.optional(),
  color: actionColorSchema.optional(),
});
export type Action = z.infer<typeof actionSchema>;

/** [DATA-10] `expDate`: a bare date lasts to the end of that day, an ISO time is exact (AMBIG-35). */
export const galleryItemSchema = z.object({
  mainImageId: z.string().optional(),
  imageURL: z.string().optional(),
  smallImageURL: z.string().optional(),
  type: z.string(),
  externalUrl: z.string().optional(),
  title: localizedTextSchema.optional(),
  description: localizedTextSchema.optional(),
  expDate: z.string().optional(),
  aspects: aspectsSchema.optional(),
  lastChecked: z.string().optional(),
  action: actionSchema.optional(),
  catalogId: z.string().optional(),
  productCount: z.number().int().nonnegative().optional(),
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;

/** [DATA-11] */
export const linkItemSchema = z.object({
  externalUrl: z.string(),
  mainImageId: z.string().optional(),
  imageURL: z.string().optional(),
  title: localizedTextSchema.optional(),
  description: localizedTextSchema.optional(),
});
export type LinkItem = z.infer<typeof linkItemSchema>;

/** [DATA-12] `phone` is a comma-joined list; `instragramId` is spelled so on the wire. */
export const contactsSchema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  fanpage: z.string().optional(),
  fbPageId: z.string().optional(),
  instragramId: z.string().optional(),
  lineId: z.string().optional(),
  webpage: z.string().optional(),
  others: localizedTextSchema.optional(),
});
export type Contacts = z.infer<typeof contactsSchema>;

/** [DATA-13] Degrees; both 0 hides the location on the public site (PORTAL-14). */
export const locationSchema = z.object({
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  streetAddress: localizedTextSchema.optional(),
});
export type Location = z.infer<typeof locationSchema>;

/** [DATA-14] `message` is HTML, sanitised by the server. */
export const popUpSchema = z.object({
  message: z.string().optional(),
  aspects: aspectsSchema.optional(),
  profileImageId: z.string().optional(),
  imageURL: z.string().optional(),
  buttonLink: z
    .object({ link: z.string(), text: z.string(), backgroundColor: z.string().optional() })
    .optional(),
  isShow: z.boolean().optional(),
});
export type PopUp = z.infer<typeof popUpSchema>;

/** [DATA-18] */
export const contributorSchema = z.object({
  name: z.string(),
  mainImageId: z.string().optional(),
  smallImageURL: z.string().optional(),
});
export type Contributor = z.infer<typeof contributorSchema>;

const clockTimeSchema = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'HH:mm');
/** `close` may be earlier than `open`: the interval then passes midnight. [OPEN-10] */
export const openingIntervalSchema = z.object({ open: clockTimeSchema, close: clockTimeSchema });
export type OpeningInterval = z.infer<typeof openingIntervalSchema>;

/** Hours in the place's own time zone. [OPEN-10] */
export const structuredOpeningHoursSchema = z.object({
  timezone: z.string(),
  week: z.partialRecord(z.enum(WEEKDAYS), z.array(openingIntervalSchema)),
  special: z
    .array(
      z.object({
        date: z.iso.date(),
        closed: z.boolean().optional(),
        intervals: z.array(openingIntervalSchema).optional(),
        note: localizedTextSchema.optional(),
      }),
    )
    .optional(),
  note: localizedTextSchema.optional(),
});
export type StructuredOpeningHours = z.infer<typeof structuredOpeningHoursSchema>;

/** Structured hours, or a legacy text that is kept and shown as it is. [OPEN-10] */
export const openingHoursSchema = z.union([structuredOpeningHoursSchema, localizedTextSchema, z.string()]);
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** A content page about a place or an item. On the wire and in the specification also called a glog. [DATA-03..08] */
export const portalSchema = z.object({
  _id: z.string(),
  provider: z.string(),
  title: localizedTextSchema,
  highlightSentence: localizedTextSchema.optional(),
  description: localizedTextSchema.optional(),
  shortDescription: localizedTextSchema.optional(),
  openingHours: openingHoursSchema.optional(),
  isAdvanceDescription: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
  mainImageId: z.string().optional(),
  imageURL: z.string().optional(),
  smallImageURL: z.string().optional(),
  imageCoverModifiedDate: z.string().optional(),
  modifiedDate: z.string(),
  galleryImages: z.array(galleryItemSchema).optional(),
  links: z.array(linkItemSchema).optional(),
  contacts: contactsSchema.optional(),
  contributors: z.array(contributorSchema).optional(),
  location: locationSchema.optional(),
  hideInformations: z.array(z.enum(HIDEABLE_SECTIONS)).optional(),
  action: actionSchema.optional(),
  status: portalStatusSchema,
  /** Wizard progress, 1..6; absent once the wizard is done. [WIZ-15, OPEN-48] */
  stepIndex: z.number().int().min(0).max(6).optional(),
  editors: z.array(z.string()),
  isPrivate: z.boolean().optional(),
  /** Sent to the portal's editors alone. */
  passcode: z.string().optional(),
  popUp: popUpSchema.optional(),
  isShowDialog: z.boolean().optional(),
  promoteType: z.string().optional(),
  promoteWord: z.string().optional(),
  townRefs: z.array(z.string()),
  listingRefs: z.array(z.string()),
  __meta_search: z.object({ latLng: z.object({ lat: z.number(), lon: z.number() }).optional() }).optional(),
  /** Why a moderator sent it back; shown to its editors. [OPEN-01] */
  rejectReason: z.string().optional(),
});
export type Portal = z.infer<typeof portalSchema>;
