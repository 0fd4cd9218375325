import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { AppError, refusedField } from '../../kernel/app-error.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import type { AttemptLimiter, Counter } from '../../security/attempt-limiter.ts';
import type { KeyRing } from '../../security/keys.ts';
import { openSealedText, sealText } from '../../security/sealed-text.ts';
import { collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import type { Device } from './device.ts';
import { tooManyAttempts } from './login-guard.ts';
import { recoveryHash, recoveryOf } from './recovery-codes.ts';
import { isOfEpoch, type Sessions } from './sessions.ts';
import { USED_NONCE_KIND } from './social/id-token.ts';
import { type SecondFactorRecord, type UserRecord, userRepository } from './user.repository.ts';

/** Cookie of a sign-in after the password step. */
export const CHALLENGE_COOKIE = 'portico_challenge';
export const CHALLENGE_AGE_S = 5 * 60;

const STEP_S = 30;
/** Allowed clock drift of a phone, in time steps. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;
/** Lifetime of a new secret that is not confirmed. */
const SETUP_AGE_MS = 15 * 60_000;

/**
 * Six digits are easy to guess: after ten wrong codes, from any address, the wait of the account grows to a quarter of
 * an hour.
 */
const BY_ACCOUNT = { free: 10, firstWaitMs: 30_000, maxWaitMs: 15 * 60_000, forgetAfterMs: 24 * 3_600_000 };

/** A sign-in after the password step. */
export interface FirstStep {
  id: string;
  user: StoredRecord<UserRecord>;
  /** Completes the sign-in; fails when it was completed already. */
  use: RecordWrite;
}

interface Challenge {
  id: string;
  provider: string;
  uid: string;
  epoch?: number | undefined;
  /** ISO time. */
  expiresAt: string;
}

interface Setup {
  /** Base32, for typing it without a camera. */
  secret: string;
  /** `otpauth://`, for a QR code. */
  address: string;
}

interface SecondFactorsOptions {
  records: RecordStore;
  sessions: Sessions;
  attemptLimiter: AttemptLimiter;
  key: KeyRing;
  now: () => Date;
}

/** The second step of a sign-in after the password. */
interface SecondStep {
  /** Creates the cookie for the second step of a sign-in. */
  challenge(provider: string, user: UserRecord): string;
  /** The uid of the cookie's sign-in, also when it has expired; for the audit log. */
  subject(provider: string, cookie: string | undefined): string | undefined;
  /** The sign-in of the cookie. Throws 'not-found' when it has expired, or its user may no longer sign in. */
  firstStep(provider: string, cookie: string | undefined): Promise<FirstStep>;
  /**
   * Opens the session if the code is right; a challenge and a code work once. Throws 'unauthenticated' for a wrong
   * code, 'too-many-requests' after too many, and 'not-found' for a challenge that was used or has expired.
   */
  verify(given: {
    provider: string;
    cookie: string | undefined;
    code: string;
    device?: Device | undefined;
  }): Promise<{ token: string; user: UserRecord; by: 'totp' | 'recovery-code' }>;
}

/** The authenticator app and the recovery codes of one's own account. */
interface OwnTotp {
  /** Creates a secret, which is active after `confirm`. */
  begin(own: { provider: string; uid: string; issuer: string }): Promise<Setup>;
  /**
   * Activates the app if the code proves that it has the secret. Returns recovery codes when it is the first second
   * factor, once.
   */
  confirm(own: { provider: string; uid: string; code: string }): Promise<string[]>;
  renewRecoveryCodes(own: { provider: string; uid: string }): Promise<string[]>;
  /** Removes the app; passkeys stay. */
  remove(own: { provider: string; uid: string }): Promise<void>;
}

/** TOTP codes of an authenticator app, and recovery codes. */
export interface SecondFactors extends SecondStep, OwnTotp {}

export const createSecondFactors = (options: SecondFactorsOptions): SecondFactors => ({
  ...createSecondStep(options),
  ...createOwnTotp(options),
});

function createSecondStep(options: SecondFactorsOptions): SecondStep {
  const { records, sessions, attemptLimiter, key, now } = options;
  const users = userRepository(records);
  const usedNonces = collection<{ expiresAt: string }>(records, USED_NONCE_KIND);

  async function firstStep(provider: string, cookie: string | undefined): Promise<FirstStep> {
    const challenge = readChallenge(cookie, key);
    if (challenge?.provider !== provider || challenge.expiresAt <= now().toISOString()) throw tooLate();
    const user = await users.get(provider, challenge.uid);
    if (!user?.value.secondFactor || !isOfEpoch(user.value, challenge.epoch)) throw tooLate();
    const { id, expiresAt } = challenge;
    const use = { provider, id: `challenge-${id}`, value: { expiresAt }, expectedRevision: 0 };
    return { id, user, use: usedNonces.write(use) };
  }

  return {
    firstStep,

    subject(provider, cookie) {
      const challenge = readChallenge(cookie, key);
      return challenge?.provider === provider ? challenge.uid : undefined;
    },

    challenge(provider, { uid, sessionEpoch }) {
      const expiresAt = new Date(now().getTime() + CHALLENGE_AGE_S * 1000).toISOString();
      const challenge: Challenge = { id: randomUUID(), provider, uid, epoch: sessionEpoch, expiresAt };
      return sealText(JSON.stringify(challenge), key);
    },

    async verify({ provider, cookie, code, device }) {
      const { user, use } = await firstStep(provider, cookie);
      const { uid, secondFactor } = user.value;
      await beginSecondFactorAttempt(attemptLimiter, { provider, uid });
      const used = secondFactor && afterUse(code, secondFactor, { key, at: now().getTime() });
      if (!used) throw new AppError('unauthenticated', 'This code is not correct.');
      const { token, write } = await sessions.opening(provider, user.value, device);
      try {
        await records.batch([use, users.change(user, { secondFactor: used.factor }), write]);
      } catch (error) {
        if (error instanceof RevisionConflict) throw tooLate();
        throw error;
      }
      await attemptLimiter.forget([secondFactorCounter({ provider, uid })]);
      return { token, user: user.value, by: used.by };
    },
  };
}

function createOwnTotp({ records, attemptLimiter, key, now }: SecondFactorsOptions): OwnTotp {
  const users = userRepository(records);

  return {
    async begin({ provider, uid, issuer }) {
      const user = await users.existing(provider, uid);
      if (user.value.secondFactor?.sealedSecret !== undefined) throw hasAppAlready();
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      const expiresAt = new Date(now().getTime() + SETUP_AGE_MS).toISOString();
      const pendingSecondFactor = { sealedSecret: sealText(secret, key), expiresAt };
      await records.batch([users.change(user, { pendingSecondFactor })]);
      return { secret, address: totpOf(secret, { issuer, label: user.value.username }).toString() };
    },

    async confirm({ provider, uid, code }) {
      const user = await users.existing(provider, uid);
      const { pendingSecondFactor: pending, secondFactor } = user.value;
      if (secondFactor?.sealedSecret !== undefined) throw hasAppAlready();
      if (!pending || pending.expiresAt <= now().toISOString())
        throw new AppError('not-found', 'The set-up took too long: please begin again.');
      await beginSecondFactorAttempt(attemptLimiter, { provider, uid });
      const { sealedSecret } = pending;
      const step = stepOf(code, { sealedSecret }, { key, at: now().getTime() });
      if (step === undefined)
        throw refusedField({ path: 'code', message: 'this code is not correct', code: 'wrong' });
      const { recoveryCodes, recoveryHashes } = recoveryOf(secondFactor);
      await records.batch([
        users.change(user, {
          pendingSecondFactor: undefined,
          secondFactor: { ...secondFactor, sealedSecret, lastStep: step, recoveryHashes },
        }),
      ]);
      await attemptLimiter.forget([secondFactorCounter({ provider, uid })]);
      return recoveryCodes;
    },

    async renewRecoveryCodes({ provider, uid }) {
      const user = await users.existing(provider, uid);
      const { secondFactor } = user.value;
      if (!secondFactor) throw new AppError('conflict', 'There is no second factor.');
      const { recoveryCodes, recoveryHashes } = recoveryOf(undefined);
      await records.batch([users.change(user, { secondFactor: { ...secondFactor, recoveryHashes } })]);
      return recoveryCodes;
    },

    async remove({ provider, uid }) {
      const user = await users.existing(provider, uid);
      const { sealedSecret: _secret, lastStep: _step, ...rest } = user.value.secondFactor ?? {};
      const secondFactor = withoutEmptyFactor({ recoveryHashes: [], ...rest });
      await records.batch([users.change(user, { secondFactor, pendingSecondFactor: undefined })]);
      await attemptLimiter.forget([secondFactorCounter({ provider, uid })]);
    },
  };
}

/** When and with which keys a code is checked. */
interface CodeCheck {
  key: KeyRing;
  /** ms since 1970. */
  at: number;
}

/** The time step of a right code that is later than the last accepted one; undefined for any other code. */
function stepOf(
  code: string,
  { sealedSecret, lastStep = 0 }: Pick<SecondFactorRecord, 'sealedSecret' | 'lastStep'>,
  { key, at: timestamp }: CodeCheck,
): number | undefined {
  if (sealedSecret === undefined) return undefined;
  const delta = totpOf(openSealedText(sealedSecret, key)).validate({
    token: code.replace(/\s/g, ''),
    timestamp,
    window: WINDOW_STEPS,
  });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / STEP_S) + delta;
  return step > lastStep ? step : undefined;
}

/** The second factor after the code is used; undefined for a wrong code. */
function afterUse(code: string, factor: SecondFactorRecord, check: CodeCheck) {
  const step = stepOf(code, factor, check);
  if (step !== undefined) return { by: 'totp', factor: { ...factor, lastStep: step } } as const;
  const hash = recoveryHash(code);
  const recoveryHashes = factor.recoveryHashes.filter((other) => other !== hash);
  return recoveryHashes.length < factor.recoveryHashes.length
    ? ({ by: 'recovery-code', factor: { ...factor, recoveryHashes } } as const)
    : undefined;
}

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: STEP_S });

/** Counter of failed second steps; wrong codes and rejected passkeys share it. */
export const secondFactorCounter = ({ provider, uid }: { provider: string; uid: string }): Counter => ({
  name: `second-factor ${provider}/${uid}`,
  limit: BY_ACCOUNT,
});

/** Counts an attempt as failed until `secondFactorCounter` is reset. Throws 'too-many-requests' after too many. */
export async function beginSecondFactorAttempt(
  attemptLimiter: AttemptLimiter,
  user: { provider: string; uid: string },
): Promise<void> {
  const wait = await attemptLimiter.begin([secondFactorCounter(user)]);
  if (wait > 0) throw tooManyAttempts(wait, 'codes or passkeys');
}

/** Recovery codes alone are not a second factor. */
export const withoutEmptyFactor = (factor: SecondFactorRecord): SecondFactorRecord | undefined =>
  factor.sealedSecret !== undefined || factor.passkeys?.length ? factor : undefined;

const hasAppAlready = () => new AppError('conflict', 'There is an authenticator app already.');

export const tooLate = () => new AppError('not-found', 'This sign-in took too long: please begin again.');

function readChallenge(cookie: string | undefined, key: KeyRing): Challenge | undefined {
  try {
    return cookie === undefined ? undefined : (JSON.parse(openSealedText(cookie, key)) as Challenge);
  } catch {
    return undefined;
  }
}
