import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { socialError } from './social-error.ts';

/** Asymmetric algorithms only: the issuer alone can sign. Shared secrets (HS256) and 'none' are excluded. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
/** Allowed clock drift in seconds. */
const CLOCK_TOLERANCE_S = 60;
/** The page sends the token immediately. */
const MAX_TOKEN_AGE = '10 minutes';

/** Kind of the records of nonces that have opened a session. */
export const USED_NONCE_KIND = 'used-nonce';
/** Longer than any token with the nonce is accepted. */
export const USED_NONCE_RETENTION_MS = 3_600_000;

/** A person's identity at an issuer. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Name claims, preferred first. */
  names: readonly string[];
}

interface Verification {
  token: string;
  issuer: string;
  keys: JWTVerifyGetKey;
  clientId: string;
  /** Nonce of the sign-in that this browser has started. */
  nonce: string;
  now: Date;
}

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string(),
  email: z.string().optional(),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
});

/**
 * Verifies an ID token: issuer, audience, nonce and age. Throws the matching entry of the error catalogue. [OPEN-36]
 */
export async function verifyIdToken(verification: Verification): Promise<Identity> {
  const { clientId, nonce } = verification;
  const claims = claimsSchema.safeParse(await verifiedPayload(verification));
  if (!claims.success) throw refused('The token lacks a required claim.');
  const { iss, sub, aud, azp, email, name, preferred_username } = claims.data;
  const isForOthersToo = Array.isArray(aud) && aud.length > 1;
  if ((isForOthersToo || azp !== undefined) && azp !== clientId)
    throw refused('The token was issued for another client.');
  if (claims.data.nonce !== nonce) throw refused('The token belongs to another sign-in.');
  if (email !== undefined && !z.email().safeParse(email).success) throw socialError('invalid_email', '');
  const names = [name, preferred_username, email?.split('@', 1)[0]];
  return { issuer: iss, subject: sub, names: names.filter((candidate) => candidate !== undefined) };
}

async function verifiedPayload({ token, keys, issuer, clientId, now }: Verification): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: clientId,
      clockTolerance: CLOCK_TOLERANCE_S,
      maxTokenAge: MAX_TOKEN_AGE,
      currentDate: now,
      requiredClaims: ['exp', 'iat'],
    });
    return payload;
  } catch (error) {
    throw refused(explanationOf(error));
  }
}

const refused = (message: string) => socialError('invalid_token', message);

function explanationOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'The token has expired.';
  if (error instanceof errors.JWTClaimValidationFailed) return `The token's ${error.claim} is not right.`;
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed)
    return 'The token was not signed by its issuer.';
  if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))
    return 'The token cannot be read.';
  return 'The sign-in service cannot be reached.';
}
