import { z } from 'zod';
import { inFormat, refusedAs } from './coded-check.ts';
import { MAX_DISPLAY_NAME_LENGTH, PASSWORD_LENGTH, ROLES, USERNAME_LENGTH } from './constants.ts';

export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** The signed-in person. `uid` is the token's subject. [DATA-23, AMBIG-13] */
export const authUserSchema = z.object({
  uid: z.string(),
  username: z.string(),
  displayName: z.string(),
  roles: z.array(roleSchema),
  /** Set for an admin who must set up a second factor before anything else, because the site requires one. */
  needsSecondFactor: z.literal(true).optional(),
  /** ISO time at which the account is erased; until then its owner can only keep it or sign out. */
  deletesAt: z.string().optional(),
});
export type AuthUser = z.infer<typeof authUserSchema>;

const REQUIRED = 'required';

/**
 * Starts with a letter or digit of any script, then also marks (Thai and Arabic need them) and the symbols of an e-mail
 * address; no spaces or invisible characters.
 */
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]*$/u;

export const usernameSchema = z
  .string({ error: REQUIRED })
  .normalize('NFKC')
  .trim()
  .min(1, REQUIRED)
  .min(USERNAME_LENGTH.min, `at least ${USERNAME_LENGTH.min} characters`)
  .max(USERNAME_LENGTH.max, `at most ${USERNAME_LENGTH.max} characters`)
  .check(
    inFormat('username', USERNAME, 'letters, digits and . _ @ + - alone, beginning with a letter or digit'),
  );

export const passwordSchema = z
  .string({ error: REQUIRED })
  .min(1, REQUIRED)
  .min(PASSWORD_LENGTH.min, `at least ${PASSWORD_LENGTH.min} characters`)
  .max(PASSWORD_LENGTH.max, `at most ${PASSWORD_LENGTH.max} characters`);

/** An address that can receive mails. */
export const emailSchema = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, REQUIRED)
  .max(254, 'at most 254 characters')
  .check(
    inFormat(
      'email',
      /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u,
      'an e-mail address',
    ),
  );

/** Kinds of mails that a person can stop. */
export const OPTIONAL_MAILS = ['review'] as const;
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

/** Control characters, bidirectional ones included. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

export const displayNameSchema = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, REQUIRED)
  .max(MAX_DISPLAY_NAME_LENGTH, `at most ${MAX_DISPLAY_NAME_LENGTH} characters`)
  .refine(
    (name) => !UNSEEN.test(name),
    refusedAs('format', 'visible characters alone', { format: 'visible' }),
  );

/**
 * The sign-up form without confirmPassword. The server uses the first three fields and the invitation, and sets the
 * rest itself. [DATA-24, T-08]
 */
export const signUpFormSchema = z.object({
  displayName: displayNameSchema,
  username: usernameSchema,
  password: passwordSchema,
  roles: z.unknown().optional(),
  availableTowns: z.unknown().optional(),
  markAsDeleted: z.unknown().optional(),
  isEnableExport: z.unknown().optional(),
  /** One-time code of an invitation, if sign-up requires one. [OPEN-55] */
  invitation: z.string().min(1).max(100).optional(),
});
export type SignUpForm = z.infer<typeof signUpFormSchema>;
