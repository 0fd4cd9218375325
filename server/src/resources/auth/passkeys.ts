import { createHash, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type {
  Passkey,
  PasskeyCreationOptions,
  PasskeyProof,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@portico/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError, notFound, refusedField } from '../../kernel/app-error.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import { hostName } from '../../providers/providers.ts';
import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import { collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import type { Device } from './device.ts';
import {
  beginSecondFactorAttempt,
  recoveryOf,
  type SecondFactors,
  secondFactorCounter,
  tooLate,
  withoutEmptyFactor,
} from './second-factor.ts';
import type { Sessions } from './sessions.ts';
import { originOf } from './social/social.routes.ts';
import { type PasskeyRecord, type UserRecord, userRepository } from './user.repository.ts';

/** Kind of the records of open challenges. */
export const PASSKEY_CHALLENGE_KIND = 'passkey-challenge';
/** Cookie of a sign-in with a passkey alone. */
export const PASSKEY_COOKIE = 'portico_passkey';
export const PASSKEY_CHALLENGE_AGE_S = 5 * 60;

const CHALLENGE_BYTES = 32;
const MAX_PASSKEYS = 20;
/** COSE ids of Ed25519, ES256 and RS256: what authenticators have, and every supported Node verifies. */
const ALGORITHMS = [-8, -7, -257];
/** A uid that can be a user handle, which is limited to 64 bytes. */
const HANDLE = /^[\w.-]{1,64}$/;

/** The site that a browser signs into passkeys and proofs. */
export interface PasskeySite {
  origin: string;
  /** Host without port, which is the relying party id. */
  host: string;
}

interface ChallengeRecord extends PasskeySite {
  purpose: 'register' | 'sign-in' | 'second-step';
  /** SHA-256 of the credential that requested it: session token, cookie, or first step of the sign-in. */
  boundTo: string;
  /** ISO time. */
  expiresAt: string;
}

interface OwnPasskeys {
  provider: string;
  uid: string;
  token: string;
}

interface Proof {
  provider: string;
  site: PasskeySite;
  cookie: string | undefined;
  proof: PasskeyProof;
  device?: Device | undefined;
}

interface PasskeysOptions {
  records: RecordStore;
  sessions: Sessions;
  secondFactors: SecondFactors;
  attemptLimiter: AttemptLimiter;
  now: () => Date;
}

/**
 * WebAuthn passkeys, as a second factor and for signing in. A challenge works once, within five minutes, for one
 * purpose, in the browser that requested it. Throws 'not-found' for an invalid challenge and 'unauthenticated' for a
 * rejected proof.
 */
export interface Passkeys {
  list(own: Omit<OwnPasskeys, 'token'>): Promise<Passkey[]>;
  /** Throws 'conflict' beyond twenty passkeys. */
  creationOptions(own: OwnPasskeys & { site: PasskeySite }): Promise<PasskeyCreationOptions>;
  /**
   * Throws 'invalid' for a credential that was not made for the challenge. Returns recovery codes when it is the first
   * second factor, once.
   */
  add(
    own: OwnPasskeys & { site: PasskeySite; name: string; passkey: PasskeyRegistration },
  ): Promise<string[]>;
  rename(own: Omit<OwnPasskeys, 'token'> & { id: string; name: string }): Promise<void>;
  remove(own: Omit<OwnPasskeys, 'token'> & { id: string }): Promise<void>;
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

/** Throws 'conflict' where WebAuthn is unavailable: on IP addresses, and over plain http except on localhost. */
export function passkeySiteOf(request: FastifyRequest): PasskeySite {
  const host = hostName(request.host);
  const isNamed = isIP(host) === 0 && !host.startsWith('[');
  const isSecure =
    request.protocol === 'https' || host === 'localhost' || (isNamed && host.endsWith('.localhost'));
  if (!isNamed || !isSecure) throw new AppError('conflict', 'Passkeys need https and a host with a name.');
  return { origin: originOf(request), host };
}

export function createPasskeys({
  records,
  sessions,
  secondFactors,
  attemptLimiter,
  now,
}: PasskeysOptions): Passkeys {
  const users = userRepository(records);
  const challenges = collection<ChallengeRecord>(records, PASSKEY_CHALLENGE_KIND);

  async function ownRecord(provider: string, uid: string): Promise<StoredRecord<UserRecord>> {
    const user = await users.get(provider, uid);
    if (!user) throw notFound('This user');
    return user;
  }

  /** The user that a proof of a passkey alone names; it proves nothing yet. */
  async function namedUser(provider: string, { response }: PasskeyProof) {
    const uid = Buffer.from(response.userHandle ?? '', 'base64url').toString('utf8');
    return { uid, user: HANDLE.test(uid) ? await users.get(provider, uid) : undefined };
  }

  async function newChallenge(
    provider: string,
    about: Pick<ChallengeRecord, 'purpose' | 'origin' | 'host'> & { holder: string },
  ): Promise<string> {
    const { purpose, origin, host, holder } = about;
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    const expiresAt = new Date(now().getTime() + PASSKEY_CHALLENGE_AGE_S * 1000).toISOString();
    const value = { purpose, origin, host, boundTo: hashOf(holder), expiresAt };
    await challenges.put({ provider, id: challenge, value, expectedRevision: 0 });
    return challenge;
  }

  /**
   * The challenge that the browser signed, with the write that uses it. A rejected challenge is deleted, so that it
   * cannot be retried.
   */
  async function challengeOf(
    provider: string,
    clientDataJSON: string,
    expected: Pick<ChallengeRecord, 'purpose' | 'origin' | 'host'> & { holder: string },
  ): Promise<{ challenge: string; use: RecordWrite; spend: () => Promise<void> }> {
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
  }

  /** The user's passkeys after this proof; throws 'unauthenticated' if it is rejected. */
  async function afterProof(
    given: { challenge: string; site: PasskeySite; proof: PasskeyProof },
    { passkeys, passkey }: { passkeys: readonly PasskeyRecord[]; passkey: PasskeyRecord },
  ): Promise<PasskeyRecord[]> {
    const counter = await verifiedCounter(given, passkey);
    // A cloned key shows as a counter that does not grow.
    const isCopy = (counter > 0 || passkey.counter > 0) && counter <= passkey.counter;
    if (isCopy) throw refusedProof([{ path: 'counter', message: 'this passkey may have been copied' }]);
    const used = { ...passkey, counter, lastUsedDate: now().toISOString() };
    return passkeys.map((other) => (other === passkey ? used : other));
  }

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
    async list({ provider, uid }) {
      const { secondFactor } = (await ownRecord(provider, uid)).value;
      return (secondFactor?.passkeys ?? []).map((passkey) => ({
        id: idOf(passkey),
        name: passkey.name,
        host: passkey.host,
        createdDate: passkey.createdDate,
        lastUsedDate: passkey.lastUsedDate,
      }));
    },

    async creationOptions({ provider, uid, token, site }) {
      const { username, displayName, secondFactor } = (await ownRecord(provider, uid)).value;
      const passkeys = secondFactor?.passkeys ?? [];
      if (passkeys.length >= MAX_PASSKEYS) throw tooMany();
      if (!HANDLE.test(uid)) throw new AppError('conflict', 'The id of this account does not fit passkeys.');
      return {
        challenge: await newChallenge(provider, { ...site, purpose: 'register', holder: token }),
        rp: { id: site.host, name: site.host },
        user: { id: Buffer.from(uid).toString('base64url'), name: username, displayName },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
        timeout: PASSKEY_CHALLENGE_AGE_S * 1000,
        attestation: 'none',
        excludeCredentials: descriptorsOf(passkeys, site),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      };
    },

    async add({ provider, uid, token, site, name, passkey }) {
      const { challenge, use, spend } = await challengeOf(provider, passkey.response.clientDataJSON, {
        ...site,
        purpose: 'register',
        holder: token,
      });
      const user = await ownRecord(provider, uid);
      const { secondFactor } = user.value;
      const passkeys = secondFactor?.passkeys ?? [];
      const made = await verifiedRegistration({ challenge, site, passkey });
      if (!made || passkeys.some(({ credentialId }) => credentialId === made.credentialId)) {
        await spend();
        if (!made) throw notVerified();
        throw new AppError('conflict', 'This passkey is registered already.');
      }
      if (passkeys.length >= MAX_PASSKEYS) throw tooMany();
      const { recoveryCodes, recoveryHashes } = recoveryOf(secondFactor);
      const added: PasskeyRecord = { ...made, host: site.host, name, createdDate: now().toISOString() };
      try {
        await records.batch([
          use,
          users.change(user, {
            secondFactor: { ...secondFactor, passkeys: [...passkeys, added], recoveryHashes },
          }),
        ]);
      } catch (error) {
        if (error instanceof RevisionConflict) throw tooLate();
        throw error;
      }
      return recoveryCodes;
    },

    async rename({ provider, uid, id, name }) {
      const user = await ownRecord(provider, uid);
      const { secondFactor, passkey, passkeys } = passkeyOf(user.value, id);
      const renamed = passkeys.map((other) => (other === passkey ? { ...passkey, name } : other));
      await records.batch([users.change(user, { secondFactor: { ...secondFactor, passkeys: renamed } })]);
    },

    async remove({ provider, uid, id }) {
      const user = await ownRecord(provider, uid);
      const { secondFactor, passkey, passkeys } = passkeyOf(user.value, id);
      const others = passkeys.filter((other) => other !== passkey);
      await records.batch([
        users.change(user, { secondFactor: withoutEmptyFactor({ ...secondFactor, passkeys: others }) }),
      ]);
    },

    async signInOptions(provider, site) {
      const cookie = randomBytes(CHALLENGE_BYTES).toString('base64url');
      const challenge = await newChallenge(provider, { ...site, purpose: 'sign-in', holder: cookie });
      return { options: requestOptions(challenge, site), cookie };
    },

    async ownerOf(provider, proof) {
      const { uid, user } = await namedUser(provider, proof);
      const isTheirs = user?.value.secondFactor?.passkeys?.some(
        ({ credentialId }) => credentialId === proof.id,
      );
      return isTheirs ? uid : undefined;
    },

    async signIn({ provider, site, cookie, proof, device }) {
      const { challenge, use, spend } = await challengeOf(provider, proof.response.clientDataJSON, {
        ...site,
        purpose: 'sign-in',
        holder: cookie ?? '',
      });
      try {
        const { uid, user } = await namedUser(provider, proof);
        const passkeys = user?.value.secondFactor?.passkeys ?? [];
        const passkey = passkeys.find((known) => isFor(known, proof, site));
        // Not counted as an attempt: a client without a passkey of the account must not lock out its owner.
        if (!user || user.value.isDisabled || !passkey) throw refusedProof();
        await beginSecondFactorAttempt(attemptLimiter, { provider, uid });
        const used = await afterProof({ challenge, site, proof }, { passkeys, passkey });
        return await openSession({ provider, user, passkeys: used, uses: [use], device });
      } catch (error) {
        await spend();
        throw error;
      }
    },

    async secondStepOptions({ provider, site, cookie }) {
      const { id, user } = await secondFactors.firstStep(provider, cookie);
      const allowCredentials = descriptorsOf(user.value.secondFactor?.passkeys ?? [], site);
      if (allowCredentials.length === 0)
        throw new AppError('conflict', 'This account has no passkey for this host.');
      const challenge = await newChallenge(provider, { ...site, purpose: 'second-step', holder: id });
      return { ...requestOptions(challenge, site), allowCredentials };
    },

    async secondStep({ provider, site, cookie, proof, device }) {
      const first = await secondFactors.firstStep(provider, cookie);
      const { uid, secondFactor } = first.user.value;
      const { challenge, use, spend } = await challengeOf(provider, proof.response.clientDataJSON, {
        ...site,
        purpose: 'second-step',
        holder: first.id,
      });
      try {
        await beginSecondFactorAttempt(attemptLimiter, { provider, uid });
        const passkeys = secondFactor?.passkeys ?? [];
        const passkey = passkeys.find((known) => isFor(known, proof, site));
        if (!passkey) throw refusedProof();
        const used = await afterProof({ challenge, site, proof }, { passkeys, passkey });
        const uses = [use, first.use];
        return await openSession({ provider, user: first.user, passkeys: used, uses, device });
      } catch (error) {
        await spend();
        throw error;
      }
    },
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Identifies a passkey in URLs; credential ids can be too long for them. */
const idOf = ({ credentialId }: PasskeyRecord): string => hashOf(credentialId);

const isFor = (passkey: PasskeyRecord, proof: PasskeyProof, site: PasskeySite): boolean =>
  passkey.credentialId === proof.id && passkey.host === site.host;

function passkeyOf({ secondFactor }: UserRecord, id: string) {
  const passkeys = secondFactor?.passkeys ?? [];
  const passkey = passkeys.find((known) => idOf(known) === id);
  if (!secondFactor || !passkey) throw notFound('This passkey');
  return { secondFactor, passkeys, passkey };
}

const descriptorsOf = (passkeys: readonly PasskeyRecord[], { host }: PasskeySite) =>
  passkeys
    .filter((passkey) => passkey.host === host)
    .map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      ...(transports ? { transports } : {}),
    }));

const requestOptions = (challenge: string, { host }: PasskeySite): PasskeyRequestOptions => ({
  challenge,
  rpId: host,
  timeout: PASSKEY_CHALLENGE_AGE_S * 1000,
  userVerification: 'required',
});

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

const refusedProof = (details?: AppError['details']): AppError =>
  new AppError('unauthenticated', 'This passkey is not accepted.', details);
const notVerified = (): AppError =>
  refusedField({ path: 'passkey', message: 'it could not be verified', code: 'wrong' });
const tooMany = (): AppError => new AppError('conflict', `There are ${MAX_PASSKEYS} passkeys already.`);

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

/** Undefined for a registration that does not match this challenge and site, or lacks user verification. */
async function verifiedRegistration({
  challenge,
  site,
  passkey,
}: {
  challenge: string;
  site: PasskeySite;
  passkey: PasskeyRegistration;
}): Promise<Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  if (!(await isUnattested(passkey.response.attestationObject))) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { transports, ...response } = passkey.response;
  const verification = await verifyRegistrationResponse({
    response: { ...credentialOf(passkey), response: { ...response, ...(transports ? { transports } : {}) } },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!verification?.verified) return undefined;
  const { credential } = verification.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports,
  };
}

/** Attestation was not requested; to verify one, the library would fetch revocation lists from other servers. */
export async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

const credentialOf = ({
  id,
  rawId,
  type,
  authenticatorAttachment,
}: Pick<PasskeyProof, 'id' | 'rawId' | 'type' | 'authenticatorAttachment'>) => ({
  id,
  rawId,
  type,
  ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
  clientExtensionResults: {},
});
