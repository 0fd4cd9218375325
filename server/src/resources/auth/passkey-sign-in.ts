import { randomBytes } from 'node:crypto';
import type { PasskeyProof, PasskeyRequestOptions } from '@portico/shared/contracts';
import { AppError } from '../../kernel/app-error.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import type { Device } from './device.ts';
import {
  PASSKEY_CHALLENGE_AGE_S,
  type PasskeyChallenges,
  type SignedChallenge,
} from './passkey-challenges.ts';
import { credentialDescriptors, credentialOf, isUserHandle } from './passkey-credentials.ts';
import type { PasskeySite } from './passkey-site.ts';
import {
  beginSecondFactorAttempt,
  type SecondFactors,
  secondFactorCounter,
  tooLate,
} from './second-factor.ts';
import type { Sessions } from './sessions.ts';
import { type PasskeyRecord, type UserRecord, userRepository } from './user.repository.ts';

/** Cookie of a sign-in with a passkey alone. */
export const PASSKEY_COOKIE = 'portico_passkey';
const COOKIE_BYTES = 32;

interface Proof {
  provider: string;
  site: PasskeySite;
  cookie: string | undefined;
  proof: PasskeyProof;
  device?: Device | undefined;
}

/**
 * Signing in with a passkey, alone or after the password. Throws 'not-found' for an invalid challenge and
 * 'unauthenticated' for a rejected proof.
 */
export interface PasskeySignIn {
  /** Includes the cookie that must accompany the proof. */
  signInOptions(
    provider: string,
    site: PasskeySite,
  ): Promise<{ options: PasskeyRequestOptions; cookie: string }>;
  /** The uid of the account that has the passkey of a proof, valid or not; for the audit log. */
  ownerOf(provider: string, proof: PasskeyProof): Promise<string | undefined>;
  signIn(given: Proof): Promise<{ token: string; user: UserRecord }>;
  /** For the cookie of a first step; throws 'conflict' for a user without a passkey for this host. */
  secondStepOptions(given: {
    provider: string;
    site: PasskeySite;
    cookie: string | undefined;
  }): Promise<PasskeyRequestOptions>;
  secondStep(given: Proof): Promise<{ token: string; user: UserRecord }>;
}

interface PasskeySignInOptions {
  records: RecordStore;
  sessions: Sessions;
  secondFactors: SecondFactors;
  challenges: PasskeyChallenges;
  attemptLimiter: AttemptLimiter;
  now: () => Date;
}

export function createPasskeySignIn({
  records,
  sessions,
  secondFactors,
  challenges,
  attemptLimiter,
  now,
}: PasskeySignInOptions): PasskeySignIn {
  const users = userRepository(records);

  async function openSession(given: {
    provider: string;
    user: StoredRecord<UserRecord>;
    passkeys: PasskeyRecord[];
    uses: RecordWrite[];
    device: Device | undefined;
  }): Promise<{ token: string; user: UserRecord }> {
    const { provider, user, passkeys, uses, device } = given;
    const { uid, secondFactor } = user.value;
    if (!secondFactor) throw refusedProof();
    const { token, write } = await sessions.opening(provider, user.value, device);
    try {
      await records.batch([
        ...uses,
        users.change(user, { secondFactor: { ...secondFactor, passkeys } }),
        write,
      ]);
    } catch (error) {
      if (error instanceof RevisionConflict) throw tooLate();
      throw error;
    }
    await attemptLimiter.forget([secondFactorCounter({ provider, uid })]);
    return { token, user: user.value };
  }

  return {
    async signInOptions(provider, site) {
      const cookie = randomBytes(COOKIE_BYTES).toString('base64url');
      const challenge = await challenges.issue(provider, { ...site, purpose: 'sign-in', holder: cookie });
      return { options: requestOptions(challenge, site), cookie };
    },

    async ownerOf(provider, proof) {
      const { uid, user } = await namedUser(users, provider, proof);
      const isOwner = user?.value.secondFactor?.passkeys?.some(
        ({ credentialId }) => credentialId === proof.id,
      );
      return isOwner ? uid : undefined;
    },

    signIn(given) {
      const { provider, site, cookie = '', proof, device } = given;
      return withChallenge(
        challenges,
        given,
        { purpose: 'sign-in', holder: cookie },
        async ({ challenge, use }) => {
          const { uid, user } = await namedUser(users, provider, proof);
          const passkeys = user?.value.secondFactor?.passkeys ?? [];
          const passkey = passkeys.find((known) => isFor(known, proof, site));
          // Not counted as an attempt: a client without a passkey of the account must not lock out its owner.
          if (!user || user.value.isDisabled || !passkey) throw refusedProof();
          await beginSecondFactorAttempt(attemptLimiter, { provider, uid });
          const used = await afterProof({ challenge, site, proof, at: now() }, { passkeys, passkey });
          return openSession({ provider, user, passkeys: used, uses: [use], device });
        },
      );
    },

    async secondStepOptions({ provider, site, cookie }) {
      const { id, user } = await secondFactors.firstStep(provider, cookie);
      const allowCredentials = credentialDescriptors(user.value.secondFactor?.passkeys ?? [], site);
      if (allowCredentials.length === 0)
        throw new AppError('conflict', 'This account has no passkey for this host.');
      const challenge = await challenges.issue(provider, { ...site, purpose: 'second-step', holder: id });
      return { ...requestOptions(challenge, site), allowCredentials };
    },

    async secondStep(given) {
      const { provider, site, cookie, proof, device } = given;
      const first = await secondFactors.firstStep(provider, cookie);
      const { uid, secondFactor } = first.user.value;
      return withChallenge(
        challenges,
        given,
        { purpose: 'second-step', holder: first.id },
        async ({ challenge, use }) => {
          await beginSecondFactorAttempt(attemptLimiter, { provider, uid });
          const passkeys = secondFactor?.passkeys ?? [];
          const passkey = passkeys.find((known) => isFor(known, proof, site));
          if (!passkey) throw refusedProof();
          const used = await afterProof({ challenge, site, proof, at: now() }, { passkeys, passkey });
          const uses = [use, first.use];
          return openSession({ provider, user: first.user, passkeys: used, uses, device });
        },
      );
    },
  };
}

/** The user that a proof of a passkey alone names; it proves nothing yet. */
async function namedUser(
  users: ReturnType<typeof userRepository>,
  provider: string,
  { response }: PasskeyProof,
) {
  const uid = Buffer.from(response.userHandle ?? '', 'base64url').toString('utf8');
  return { uid, user: isUserHandle(uid) ? await users.get(provider, uid) : undefined };
}

/** Runs a sign-in on the challenge of a proof. A challenge whose sign-in fails is deleted. */
async function withChallenge<Result>(
  challenges: PasskeyChallenges,
  { provider, site, proof }: Proof,
  about: Pick<Parameters<PasskeyChallenges['find']>[2], 'purpose' | 'holder'>,
  signIn: (signed: Pick<SignedChallenge, 'challenge' | 'use'>) => Promise<Result>,
): Promise<Result> {
  const { challenge, use, spend } = await challenges.find(provider, proof.response.clientDataJSON, {
    ...site,
    ...about,
  });
  try {
    return await signIn({ challenge, use });
  } catch (error) {
    await spend();
    throw error;
  }
}

/** The user's passkeys after this proof; throws 'unauthenticated' if it is rejected. */
async function afterProof(
  { at, ...given }: { challenge: string; site: PasskeySite; proof: PasskeyProof; at: Date },
  { passkeys, passkey }: { passkeys: readonly PasskeyRecord[]; passkey: PasskeyRecord },
): Promise<PasskeyRecord[]> {
  const counter = await verifiedCounter(given, passkey);
  // A cloned key shows as a counter that does not grow.
  const isCopy = (counter > 0 || passkey.counter > 0) && counter <= passkey.counter;
  if (isCopy) throw refusedProof([{ path: 'counter', message: 'this passkey may have been copied' }]);
  const used = { ...passkey, counter, lastUsedDate: at.toISOString() };
  return passkeys.map((other) => (other === passkey ? used : other));
}

const isFor = (passkey: PasskeyRecord, proof: PasskeyProof, site: PasskeySite): boolean =>
  passkey.credentialId === proof.id && passkey.host === site.host;

const requestOptions = (challenge: string, { host }: PasskeySite): PasskeyRequestOptions => ({
  challenge,
  rpId: host,
  timeout: PASSKEY_CHALLENGE_AGE_S * 1000,
  userVerification: 'required',
});

const refusedProof = (details?: AppError['details']): AppError =>
  new AppError('unauthenticated', 'This passkey is not accepted.', details);

/** The signature counter of a proof that is valid otherwise. */
async function verifiedCounter(
  { challenge, site, proof }: { challenge: string; site: PasskeySite; proof: PasskeyProof },
  passkey: PasskeyRecord,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...response } = proof.response;
  const verification = await verifyAuthenticationResponse({
    response: {
      ...credentialOf(proof),
      response: { ...response, ...(userHandle ? { userHandle } : {}) },
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      // The caller compares the counter, to distinguish a cloned passkey from a wrong signature.
      counter: 0,
    },
  }).catch(() => undefined);
  if (!verification?.verified) throw refusedProof();
  return verification.authenticationInfo.newCounter;
}
