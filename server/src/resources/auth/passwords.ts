import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of no password; made once, to be compared with when there is nothing to compare with. */
let dummyHash: Promise<string> | undefined;

/** An argon2id hash with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether the password is the hashed one; as slow without a hash, so that nobody learns which users exist. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (passwordHash !== undefined) return verify(passwordHash, password);
  dummyHash ??= hashPassword('');
  await verify(await dummyHash, password);
  return false;
}
