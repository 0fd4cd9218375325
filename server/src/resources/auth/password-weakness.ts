import { PASSWORD_LENGTH, type PASSWORD_REFUSALS } from '@portico/shared/contracts';
import { DEMO_ACCOUNTS } from '../../security/demo-accounts.ts';

/** Fewer distinct characters are one or two keys, pressed repeatedly. */
const MIN_VARIETY = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Why a password of allowed length is rejected, or undefined. `names`: those of its owner and of the site, which must
 * not be the password, with or without digits and signs around them.
 */
export async function passwordWeakness(
  password: string,
  names: readonly (string | undefined)[],
): Promise<keyof typeof PASSWORD_REFUSALS | undefined> {
  const folded = fold(password);
  const core = coreOf(folded);
  const isName = names.some((name) => name !== undefined && core !== '' && coreOf(fold(name)) === core);
  if (isName) return 'name';
  if (new Set(folded).size < MIN_VARIETY) return 'common';
  commonPasswords ??= readCommonPasswords();
  return (await commonPasswords).has(folded) ? 'common' : undefined;
}

/** Includes the demo passwords. Loaded lazily, because most processes never set a password. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.min);
  return new Set([...common, ...DEMO_ACCOUNTS.map(({ password }) => password)]);
}

const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** Removes spaces and signs, and trailing digits: 'Nong Khai-2026!' becomes 'nongkhai'. */
const coreOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '').replace(/\p{N}+$/u, '');
