import { PASSWORD_LENGTH, type PASSWORD_REFUSALS } from '@portico/shared/contracts';
import { DEMO_ACCOUNTS } from '../../security/demo-accounts.ts';

/** Fewer different characters than this are one key or two, pressed again and again. */
const MIN_VARIETY = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Why a password of the right length is refused, or undefined. `names` are those of its owner and of the site: a
 * password must not be one of them, with or without digits and signs around it.
 */
export async function weaknessOf(
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

/** With those of the demo accounts. Loaded at the first use, since most processes never set a password. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.min);
  return new Set([...common, ...DEMO_ACCOUNTS.map(({ password }) => password)]);
}

const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** Without spaces and signs anywhere, and without digits at the end: 'Nong Khai-2026!' is 'nongkhai'. */
const coreOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '').replace(/\p{N}+$/u, '');
