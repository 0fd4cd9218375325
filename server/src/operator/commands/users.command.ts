import { randomBytes } from 'node:crypto';
import { ROLES, type Role } from '@portico/shared/contracts';
import { Argument, type Command, Option } from 'commander';
import { table } from '../answer.ts';
import type { Operator, ProviderCall } from '../operator.ts';
import { readSecretLine } from '../operator-io.ts';

/** 20 characters. */
const PASSWORD_BYTES = 15;

interface PasswordOptions {
  generate?: boolean;
}

interface CreateOptions extends PasswordOptions {
  displayName?: string;
  role?: Role[];
  password?: boolean;
}

/** [OPEN-12, OPEN-15, OPEN-46] */
export function userCommands(program: Command, operator: Operator): void {
  const users = program.command('users').description('who can sign in to a site');

  operator.doesOnProvider(
    users.command('list').description('all users with their roles'),
    async ({ stores, provider }) => {
      const found = await stores.users.list(provider.id);
      const rows = found.map(({ username, displayName, roles, isDisabled }) => [
        username,
        displayName,
        roles.join(' '),
        isDisabled ?? false,
      ]);
      return { data: found, text: table(['user', 'name', 'roles', 'disabled'], rows) };
    },
  );

  operator.doesOnProvider<CreateOptions>(
    users
      .command('create')
      .argument('<name>', 'what they sign in with')
      .option('--display-name <name>', 'what others see; the same when it is left out')
      .addOption(
        new Option('--role <roles...>', 'what they may do').choices(ROLES).default(['portal_creator']),
      )
      .option('--generate', 'make a password and print it once')
      .option('--no-password', 'none: they sign in by `users link`')
      .description('a new user, with a password from standard input'),
    async (call) => {
      const { stores, provider, args, options } = call;
      const [username = ''] = args;
      const password = options.password === false ? undefined : await passwordOf(call);
      const created = await stores.users.create({
        provider: provider.id,
        username,
        displayName: options.displayName ?? username,
        roles: options.role ?? [],
        password: password?.text,
      });
      const { uid, roles } = created;
      return {
        data: { uid, username, roles, ...(password?.isGenerated ? { password: password.text } : {}) },
        text: `The user ${username} is there.${spoken(password)}`,
      };
    },
  );

  operator.doesOnProvider<PasswordOptions>(
    users
      .command('password')
      .argument('<name>')
      .option('--generate', 'make one and print it once')
      .description('set a password from standard input, and end all sessions'),
    async (call) => {
      const { stores, provider, args } = call;
      const [username = ''] = args;
      const password = await passwordOf(call);
      await stores.users.setPassword({ provider: provider.id, username, password: password.text });
      return {
        data: { username, ...(password.isGenerated ? { password: password.text } : {}) },
        text: `The password of ${username} is changed.${spoken(password)}`,
      };
    },
  );

  operator.doesOnProvider(
    users
      .command('roles')
      .argument('<name>')
      .addArgument(
        new Argument('[roles...]', 'all roles from now on; none takes them all away').choices(ROLES),
      )
      .description('say what a user may do'),
    async ({ stores, provider, args: [username = '', ...roles] }) => {
      await stores.users.setRoles({ provider: provider.id, username, roles: roles as Role[] });
      return { data: { username, roles }, text: `The roles of ${username}: ${roles.join(' ') || 'none'}.` };
    },
  );

  const changes = {
    disable: { does: 'end all sessions of a user and let them in no more', done: 'is disabled' },
    enable: { does: 'let a disabled user in again', done: 'is enabled' },
    delete: { does: 'remove a user for good; what they made stays', done: 'is gone' },
  } as const;
  for (const verb of ['disable', 'enable', 'delete'] as const) {
    operator.doesOnProvider(
      users.command(verb).argument('<name>').description(changes[verb].does),
      async ({ stores, provider, args: [username = ''] }) => {
        await stores.users[verb]({ provider: provider.id, username });
        return { data: { username }, text: `The user ${username} ${changes[verb].done}.` };
      },
    );
  }

  operator.doesOnProvider(
    users
      .command('link')
      .argument('<name>')
      .description('an address that signs a user in once, also where there is no page to sign in'),
    async ({ stores, provider, config, args: [username = ''] }) => {
      const { path, expiresAt } = await stores.users.createSessionLink({ provider: provider.id, username });
      const [host = 'localhost'] = provider.hosts;
      // In production a proxy speaks https on the usual port; elsewhere the server is asked directly.
      const origin = config.isProduction ? `https://${host}` : `http://${host}:${config.port}`;
      return {
        data: { address: origin + path, expiresAt },
        text: `${origin}${path}\nGood for one session, until ${expiresAt}.`,
      };
    },
  );
}

interface Password {
  text: string;
  isGenerated: boolean;
}

/** Never from the command line, where every process of the machine can read it. */
async function passwordOf({ options, io }: ProviderCall<PasswordOptions>): Promise<Password> {
  return options.generate
    ? { text: randomBytes(PASSWORD_BYTES).toString('base64url'), isGenerated: true }
    : { text: await readSecretLine(io, 'the password'), isGenerated: false };
}

const spoken = (password: Password | undefined): string =>
  password?.isGenerated ? ` The password is ${password.text}` : '';
