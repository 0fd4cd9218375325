import type { PasskeyProof, PasskeyRequestOptions } from '@portico/shared/contracts';
import { useState } from 'react';
import { type PasskeyProblem, provePasskey } from '../passkeys/passkey-ceremony.ts';

/** Why signing in with a passkey failed: in the browser, or at a call. */
export type PasskeyFailure = { problem: PasskeyProblem } | { error: unknown };

type Called<Data> = { data: Data; error?: undefined } | { data?: undefined; error: unknown };

/** Signs in with a passkey on `press`. The page reacts to the new session. */
export function usePasskeyAttempt(calls: {
  /** Requests the challenge. */
  begin: () => Promise<Called<PasskeyRequestOptions>>;
  /** Sends what the browser has signed. */
  finish: (passkey: PasskeyProof) => Promise<Called<unknown>>;
}): { isWorking: boolean; failure: PasskeyFailure | undefined; press: () => Promise<void> } {
  const { begin, finish } = calls;
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<PasskeyFailure>();

  async function run(): Promise<PasskeyFailure | undefined> {
    const options = await begin();
    if (!options.data) return { error: options.error };
    const proof = await provePasskey(options.data);
    if ('problem' in proof) return proof;
    const { error } = await finish(proof.passkey);
    return error ? { error } : undefined;
  }

  async function press(): Promise<void> {
    setWorking(true);
    setFailure(undefined);
    setFailure(await run());
    setWorking(false);
  }
  return { isWorking, failure, press };
}
