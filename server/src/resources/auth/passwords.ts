import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from '../../images/work-queue.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { QueueFigures } from '../../telemetry/queue-figures.ts';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes a core and 19 MiB, in the thread pool that also reads files. */
const AT_ONCE = 2;
/** More would wait for longer than a person does. */
const MAX_WAITING = 300;

const queue = createWorkQueue(AT_ONCE);
let waiting = 0;

/** Passwords that are hashed or wait, for all servers of the process. */
export const passwordQueue = (): QueueFigures => queue.figures();

/** Hash to compare with when there is no user; computed once. */
let dummyHash: Promise<string> | undefined;

/** An argon2id hash with its own salt; throws 'unavailable' when the queue is full. */
export const hashPassword = (password: string): Promise<string> =>
  runLimited(() => hash(asTyped(password), COST));

/**
 * Verifies a password, in the same time without a hash, so that timing does not reveal which users exist. Throws
 * 'unavailable' when the queue is full.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (passwordHash !== undefined) return runLimited(() => verify(passwordHash, asTyped(password)));
  dummyHash ??= hash('', COST);
  const dummy = await dummyHash;
  await runLimited(() => verify(dummy, asTyped(password)));
  return false;
}

/** Keyboards encode the same Thai or Arabic letters as different characters. */
const asTyped = (password: string): string => password.normalize('NFKC');

async function runLimited<Result>(job: () => Promise<Result>): Promise<Result> {
  if (waiting >= MAX_WAITING)
    throw new AppError('unavailable', 'Too many sign-ins at the moment: please try again.');
  waiting++;
  try {
    return await queue.run(job);
  } finally {
    waiting--;
  }
}
