import { z } from 'zod';
import { PORTAL_STATUSES } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema, localizedTextSchema } from '../localized.ts';
import { emailSchema, roleSchema } from '../user.ts';
import { consoleListOf, consoleListQuery } from './console.calls.ts';
import { idSchema, okWith } from './replies.ts';

const done = z.object({ status: z.literal('ok') });
const countSchema = z.number().int();
const uidParams = z.object({ uid: idSchema });

/** The current password of the admin, which confirms a change that a stolen session must not make. */
const currentPasswordSchema = z.string().min(1, 'required').max(200);

export const personRowSchema = z.object({
  uid: z.string(),
  username: z.string(),
  displayName: z.string(),
  roles: z.array(roleSchema),
  isDisabled: z.boolean(),
  /** ISO time at which the account is erased, because its owner has asked for that. */
  deletesAt: z.string().optional(),
  /** Their changes of released pages are reviewed before visitors see them. */
  isReviewed: z.boolean(),
  /** ISO time of the sign-up. */
  createdDate: z.string(),
  /** Whether sign-in needs a code or a passkey after the password. */
  hasSecondFactor: z.boolean(),
  /** Number of portals that they own or edit. */
  portals: countSchema,
});
export type PersonRow = z.infer<typeof personRowSchema>;

export const PEOPLE_SORTS = ['name', 'created'] as const;

export const consolePeople = defineEndpoint({
  id: 'consolePeople',
  method: 'GET',
  path: '/api/console/people',
  summary: 'The accounts of the provider, one page of a list; for admins.',
  query: consoleListQuery(PEOPLE_SORTS).extend({
    role: roleSchema.optional(),
    disabled: z.enum(['yes', 'no']).optional(),
  }),
  reply: consoleListOf(personRowSchema),
});

/** Portals of a person in a response. */
export const MAX_PERSON_PORTALS = 50;

export const personSchema = personRowSchema.extend({
  /** ISO time of the last change of the roles, for a save of them. */
  rolesDate: z.string().optional(),
  hasPassword: z.boolean(),
  /** Open sessions, and the ISO time of their last use, with a precision of ten minutes. */
  sessions: z.object({ total: countSchema, lastUsedDate: z.string().optional() }),
  /** The first ones by id; `portals` counts all. */
  firstPortals: z.array(
    z.object({
      id: z.string(),
      title: localizedTextSchema,
      status: z.enum(PORTAL_STATUSES),
      isOwner: z.boolean(),
    }),
  ),
});
export type Person = z.infer<typeof personSchema>;

export const consolePerson = defineEndpoint({
  id: 'consolePerson',
  method: 'GET',
  path: '/api/console/people/:uid',
  summary: 'One account of the provider; for admins.',
  params: uidParams,
  reply: okWith(personSchema),
});

/** `currentPassword` is needed for an invitation of an admin. */
export const invitePerson = defineEndpoint({
  id: 'invitePerson',
  method: 'POST',
  path: '/api/console/people/invitations',
  summary:
    'Create an address at which one person can sign up within a week, also as an admin; for admins. 409 where sign-up is closed.',
  body: z.object({
    data: z.object({
      isAdmin: z.boolean(),
      currentPassword: currentPasswordSchema.optional(),
      /** The address also goes there by mail, in this language. */
      email: emailSchema.optional(),
      language: languageSchema.optional(),
    }),
  }),
  reply: okWith(
    z.object({
      /** On the provider's own origin. */
      address: z.string(),
      /** ISO time. */
      expiresAt: z.string(),
    }),
  ),
});

/** `currentPassword` is needed when the role of an admin is given. */
export const changePerson = defineEndpoint({
  id: 'changePerson',
  method: 'PUT',
  path: '/api/console/people/:uid',
  summary:
    'Set the roles of another person, disable or enable their account, or have their changes reviewed; for admins. Disabling ends their sessions. 409 if the roles were changed since `rolesDate`.',
  params: uidParams,
  body: z.object({
    data: z.union([
      z.strictObject({
        roles: z.array(roleSchema),
        /** Of the person as they were read; null if there was none. */
        rolesDate: z.string().nullable(),
        currentPassword: currentPasswordSchema.optional(),
      }),
      z.strictObject({ isDisabled: z.boolean() }),
      z.strictObject({ isReviewed: z.boolean() }),
    ]),
  }),
  reply: done,
});

export const endPersonSessions = defineEndpoint({
  id: 'endPersonSessions',
  method: 'POST',
  path: '/api/console/people/:uid/end-sessions',
  summary: 'End all sessions and open session links of another person; for admins.',
  params: uidParams,
  reply: done,
});

export const resetSecondFactor = defineEndpoint({
  id: 'resetSecondFactor',
  method: 'POST',
  path: '/api/console/people/:uid/reset-second-factor',
  summary:
    'Remove the authenticator app, passkeys and recovery codes of another person who has lost them; for admins, with their own password.',
  params: uidParams,
  body: z.object({ data: z.object({ currentPassword: currentPasswordSchema }) }),
  reply: done,
});

export const consolePeopleCalls = [
  consolePeople,
  consolePerson,
  invitePerson,
  changePerson,
  endPersonSessions,
  resetSecondFactor,
] as const;
