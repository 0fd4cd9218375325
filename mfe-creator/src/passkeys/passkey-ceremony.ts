import type {
  PasskeyCreationOptions,
  PasskeyProof,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@portico/shared/contracts';
import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type CreationOptionsJson = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptionsJson = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Why the browser created or used no passkey. `cancelled`: the user closed the dialog, waited too long, or has none;
 * `registered`: the device has one of this account; `unsuitable`: it has no screen lock or PIN.
 */
export type PasskeyProblem = 'cancelled' | 'registered' | 'unsuitable' | 'failed';

export type Ceremony<Result> = { passkey: Result } | { problem: PasskeyProblem };

/** Whether the browser supports passkeys for this host; false for IP addresses. */
export const supportsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && !/^(\[|[\d.]+$)/.test(window.location.hostname);

/** Lets the browser create a passkey. The library loads here, at the press of a button. */
export const createPasskey = (options: PasskeyCreationOptions): Promise<Ceremony<PasskeyRegistration>> =>
  ceremony(async () => {
    const webAuthn = await import('@simplewebauthn/browser');
    // The library's type of transports is a union, not a string.
    const optionsJSON = options as CreationOptionsJson;
    return (await webAuthn.startRegistration({ optionsJSON })) as PasskeyRegistration;
  });

/** Lets the browser prove that it has a passkey. */
export const provePasskey = (options: PasskeyRequestOptions): Promise<Ceremony<PasskeyProof>> =>
  ceremony(async () => {
    const webAuthn = await import('@simplewebauthn/browser');
    const optionsJSON = options as RequestOptionsJson;
    return (await webAuthn.startAuthentication({ optionsJSON })) as PasskeyProof;
  });

async function ceremony<Result>(run: () => Promise<Result>): Promise<Ceremony<Result>> {
  try {
    return { passkey: await run() };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** By the name of the DOMException, which the library preserves. */
function problemOf(error: unknown): PasskeyProblem {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'registered';
    case 'ConstraintError':
    case 'NotSupportedError':
      return 'unsuitable';
    default:
      return 'failed';
  }
}
