import { createHash, randomBytes } from 'node:crypto';
import { collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';
import type { PasskeySite } from './passkey-site.ts';
import { tooLate } from './second-factor.ts';

/** Kind of the records of open challenges. */
export const PASSKEY_CHALLENGE_KIND = 'passkey-challenge';
export const PASSKEY_CHALLENGE_AGE_S = 5 * 60;

const CHALLENGE_BYTES = 32;

interface ChallengeRecord extends PasskeySite {
  purpose: 'register' | 'sign-in' | 'second-step';
  /** SHA-256 of the credential that requested it: session token, cookie, or first step of the sign-in. */
  boundTo: string;
  /** ISO time. */
  expiresAt: string;
}

/** What a challenge is for; the holder is the credential that requests it. */
interface ChallengePurpose extends PasskeySite {
  purpose: ChallengeRecord['purpose'];
  holder: string;
}

/** A challenge that a browser has signed. */
export interface SignedChallenge {
  challenge: string;
  /** Uses the challenge in a batch, which fails when it was used concurrently. */
  use: RecordWrite;
  /** Deletes the challenge, so that it cannot be retried. */
  spend: () => Promise<void>;
}

/** A challenge works once, within five minutes, for one purpose, in the browser that requested it. */
export interface PasskeyChallenges {
  issue(provider: string, purpose: ChallengePurpose): Promise<string>;
  /** By what the browser signed. Throws 'not-found' and deletes the challenge if it is not the expected one. */
  find(provider: string, clientDataJSON: string, expected: ChallengePurpose): Promise<SignedChallenge>;
}

export function createPasskeyChallenges({
  records,
  now,
}: {
  records: RecordStore;
  now: () => Date;
}): PasskeyChallenges {
  const challenges = collection<ChallengeRecord>(records, PASSKEY_CHALLENGE_KIND);
  return {
    async issue(provider, { purpose, origin, host, holder }) {
      const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
      const expiresAt = new Date(now().getTime() + PASSKEY_CHALLENGE_AGE_S * 1000).toISOString();
      const value = { purpose, origin, host, boundTo: hashOf(holder), expiresAt };
      await challenges.put({ provider, id: challenge, value, expectedRevision: 0 });
      return challenge;
    },

    async find(provider, clientDataJSON, expected) {
      const challenge = signedChallenge(clientDataJSON);
      const found = challenge === undefined ? undefined : await challenges.get(provider, challenge);
      if (challenge === undefined || !found) throw tooLate();
      const spend = async () => void (await challenges.delete(provider, challenge));
      const { purpose, origin, host, boundTo, expiresAt } = found.value;
      const isExpected =
        purpose === expected.purpose &&
        origin === expected.origin &&
        host === expected.host &&
        boundTo === hashOf(expected.holder) &&
        expiresAt > now().toISOString();
      if (!isExpected) {
        await spend();
        throw tooLate();
      }
      const { kind, id, revision } = found;
      return { challenge, use: { delete: { provider, kind, id, expectedRevision: revision } }, spend };
    },
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The challenge in the client data; undefined when it is malformed. */
function signedChallenge(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}
