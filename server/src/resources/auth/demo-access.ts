import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ConfigError } from '../../config/config-error.ts';
import { AppError } from '../../kernel/app-error.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { providerRepository } from '../../providers/providers.ts';
import { DEMO_ACCOUNTS } from '../../security/demo-accounts.ts';
import { isLocalRequest } from '../../security/local-request.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { isPassword } from './passwords.ts';
import { userRepository } from './user.repository.ts';

/** Whether it is the password of a demo account, which is public in the source. */
export const isDemoPassword = (password: string): boolean =>
  DEMO_ACCOUNTS.some((account) => account.password === password);

/** Throws 'forbidden' when demo accounts and the development identity are not allowed to sign in over this request. */
export function requireDemoAccess(request: FastifyRequest, { demoAccess }: Pick<Config, 'demoAccess'>): void {
  if (demoAccess === 'anywhere' || isLocalRequest(request)) return;
  throw new AppError(
    'forbidden',
    'Demo accounts and the development identity sign in from this machine alone. For a public site set NODE_ENV=production; to try the demo from elsewhere, set PORTICO_DEMO_ACCESS=anywhere.',
  );
}

interface DemoAccount {
  provider: string;
  username: string;
}

/** Accounts of all providers that still have a demo password. */
export async function openDemoAccounts(records: RecordStore): Promise<DemoAccount[]> {
  const users = userRepository(records);
  const open: DemoAccount[] = [];
  for (const { id: provider } of await providerRepository(records).list(SYSTEM_PARTITION)) {
    for (const { username, password } of DEMO_ACCOUNTS) {
      const user = await users.byUsername(provider, username);
      if (!user?.passwordHash || user.isDisabled) continue;
      if (await isPassword(password, user.passwordHash)) open.push({ provider, username });
    }
  }
  return open;
}

/** The problem of such an account and its solution, a sentence each. */
export const demoAccountProblem = ({ provider, username }: DemoAccount) => ({
  what: `The account ${username} of ${provider} has its demo password, which is public.`,
  remedy: `Run \`npm run portico -- users password ${username} --provider ${provider} --generate\`, or \`users delete\`.`,
});

/** Throws ConfigError with a line per account: production does not start with demo passwords. */
export async function requireNoDemoAccounts(records: RecordStore): Promise<void> {
  const problems = (await openDemoAccounts(records)).map(demoAccountProblem);
  if (problems.length > 0)
    throw new ConfigError(problems.map(({ what, remedy }) => `${what} ${remedy}`).join('\n'));
}
