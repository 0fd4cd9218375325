import { createHash } from 'node:crypto';
import type { Passkey, PasskeyCreationOptions, PasskeyRegistration } from '@portico/shared/contracts';
import { AppError, notFound, refusedField } from '../../kernel/app-error.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { PASSKEY_CHALLENGE_AGE_S, type PasskeyChallenges } from './passkey-challenges.ts';
import { credentialDescriptors, credentialOf, isUserHandle } from './passkey-credentials.ts';
import type { PasskeySite } from './passkey-site.ts';
import { recoveryOf } from './recovery-codes.ts';
import { tooLate, withoutEmptyFactor } from './second-factor.ts';
import { type PasskeyRecord, type UserRecord, userRepository } from './user.repository.ts';

const MAX_PASSKEYS = 20;
/** COSE ids of Ed25519, ES256 and RS256: what authenticators have, and every supported Node verifies. */
const ALGORITHMS = [-8, -7, -257];

interface Owner {
  provider: string;
  uid: string;
}

/** An owner with the token of their session. */
interface OwnSession extends Owner {
  token: string;
}

/** The passkeys of an account, for its owner. Throws 'not-found' for an invalid challenge. */
export interface OwnPasskeys {
  list(owner: Owner): Promise<Passkey[]>;
  /** Throws 'conflict' beyond twenty passkeys. */
  creationOptions(own: OwnSession & { site: PasskeySite }): Promise<PasskeyCreationOptions>;
  /**
   * Throws 'invalid' for a credential that was not made for the challenge. Returns recovery codes when it is the first
   * second factor, once.
   */
  add(own: OwnSession & { site: PasskeySite; name: string; passkey: PasskeyRegistration }): Promise<string[]>;
  rename(passkey: Owner & { id: string; name: string }): Promise<void>;
  remove(passkey: Owner & { id: string }): Promise<void>;
}

interface OwnPasskeysOptions {
  records: RecordStore;
  challenges: PasskeyChallenges;
  now: () => Date;
}

export function createOwnPasskeys({ records, challenges, now }: OwnPasskeysOptions): OwnPasskeys {
  const users = userRepository(records);

  return {
    async list({ provider, uid }) {
      const { secondFactor } = (await users.existing(provider, uid)).value;
      return (secondFactor?.passkeys ?? []).map((passkey) => ({
        id: idOf(passkey),
        name: passkey.name,
        host: passkey.host,
        createdDate: passkey.createdDate,
        lastUsedDate: passkey.lastUsedDate,
      }));
    },

    async creationOptions({ provider, uid, token, site }) {
      const { username, displayName, secondFactor } = (await users.existing(provider, uid)).value;
      const passkeys = secondFactor?.passkeys ?? [];
      if (passkeys.length >= MAX_PASSKEYS) throw tooMany();
      if (!isUserHandle(uid)) throw new AppError('conflict', 'The id of this account does not fit passkeys.');
      return {
        challenge: await challenges.issue(provider, { ...site, purpose: 'register', holder: token }),
        rp: { id: site.host, name: site.host },
        user: { id: Buffer.from(uid).toString('base64url'), name: username, displayName },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
        timeout: PASSKEY_CHALLENGE_AGE_S * 1000,
        attestation: 'none',
        excludeCredentials: credentialDescriptors(passkeys, site),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      };
    },

    async add({ provider, uid, token, site, name, passkey }) {
      const { challenge, use, spend } = await challenges.find(provider, passkey.response.clientDataJSON, {
        ...site,
        purpose: 'register',
        holder: token,
      });
      const user = await users.existing(provider, uid);
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
      const user = await users.existing(provider, uid);
      const { secondFactor, passkey, passkeys } = passkeyOf(user.value, id);
      const renamed = passkeys.map((other) => (other === passkey ? { ...passkey, name } : other));
      await records.batch([users.change(user, { secondFactor: { ...secondFactor, passkeys: renamed } })]);
    },

    async remove({ provider, uid, id }) {
      const user = await users.existing(provider, uid);
      const { secondFactor, passkey, passkeys } = passkeyOf(user.value, id);
      const others = passkeys.filter((other) => other !== passkey);
      await records.batch([
        users.change(user, { secondFactor: withoutEmptyFactor({ ...secondFactor, passkeys: others }) }),
      ]);
    },
  };
}

/** Identifies a passkey in URLs; credential ids can be too long for them. */
const idOf = ({ credentialId }: PasskeyRecord): string =>
  createHash('sha256').update(credentialId).digest('base64url');

function passkeyOf({ secondFactor }: UserRecord, id: string) {
  const passkeys = secondFactor?.passkeys ?? [];
  const passkey = passkeys.find((known) => idOf(known) === id);
  if (!secondFactor || !passkey) throw notFound('This passkey');
  return { secondFactor, passkeys, passkey };
}

const notVerified = (): AppError =>
  refusedField({ path: 'passkey', message: 'it could not be verified', code: 'wrong' });
const tooMany = (): AppError => new AppError('conflict', `There are ${MAX_PASSKEYS} passkeys already.`);

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
