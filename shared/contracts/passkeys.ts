import { z } from 'zod';

/* Passkey messages between browser and server, as JSON of Web Authentication Level 3 (section 5.1). Bytes are
   base64url. */

/** The maximum is above that of a credential id (1023 bytes) and of a signature. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, 'base64url');
const credentialId = bytes(1400);

const transports = z.array(z.string().max(40)).max(10);
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** Options of `navigator.credentials.create`. */
export const passkeyCreationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  /** In ms. */
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptionsSchema>;

/**
 * Options of `navigator.credentials.get`; without `allowCredentials` the browser offers all its passkeys of the site.
 */
export const passkeyRequestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** In ms. */
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor).optional(),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptionsSchema>;

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

/** A new passkey, as the browser created it. */
export const passkeyRegistrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: transports.optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistrationSchema>;

/** Proof of a passkey for one challenge. */
export const passkeyProofSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).nullish(),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** A passkey of the account. Times are ISO. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The only host on which it works: the one where it was created. */
  host: z.string(),
  createdDate: z.string(),
  lastUsedDate: z.string().optional(),
});
export type Passkey = z.infer<typeof passkeySchema>;
