import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { socialError } from './social-error.ts';

/** The issuer's private key alone can make these: a secret that we share (HS256) or none at all will not do. */
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
/** Seconds by which clocks may differ. */
const CLOCK_TOLERANCE_S = 60;
/** The page hands the token on at once. */
const MAX_TOKEN_AGE = '10 minutes';

/** The kind of the records that say which nonces have opened a session. */
export const USED_NONCE_KIND = 'used-nonce';
/** Longer than any token is taken that carries the nonce. */
export const USED_NONCE_KEPT_MS = 3_600_000;

/** Who the issuer says a person is. */
export interface Identity {
  issuer: string;
  subject: string;
  /** What they are called, best first. */
  names: readonly string[];
}

interface Verification {
  token: string;
  issuer: string;
  keys: JWTVerifyGetKey;
  clientId: string;
  /** Of the sign-in that this browser has begun. */
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
 * Whom an ID token is of: made by the issuer for this client and this sign-in, and still good. Throws the matching row of
 * the error catalogue. [OPEN-36]
 */
export async function verifyIdToken(verification: Verification): Promise<Identity> {
  const { clientId, nonce } = verification;
  const claims = claimsSchema.safeParse(await verifiedPayload(verification));
  if (!claims.success) throw refused('The token lacks what it must say.');
  const { iss, sub, aud, azp, email, name, preferred_username } = claims.data;
  const isForOthersToo = Array.isArray(aud) && aud.length > 1;
  if ((isForOthersToo || azp !== undefined) && azp !== clientId)
    throw refused('The token is for someone else.');
  if (claims.data.nonce !== nonce) throw refused('The token is of another sign-in.');
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
