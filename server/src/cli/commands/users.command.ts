import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type AuditEvent, ROLES, type Role } from '@portico/shared/contracts';
import { Argument, type Command, Option } from 'commander';
import { exportPerson } from '../../archive/export-person.ts';
import type { Provider } from '../../providers/providers.ts';
import { type Erased, erasePerson } from '../../records/erase-person.ts';
import { findPerson, type Person } from '../../records/person.ts';
import { endAllSessions } from '../../resources/auth/end-all-sessions.ts';
import type { Stores } from '../../services.ts';
import type { Cli, ProviderCall } from '../cli.ts';
import { CliError, readSecretLine } from '../cli-io.ts';
import { table } from '../command-result.ts';
import { userOfMachine } from '../user-of-machine.ts';

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

interface EraseOptions {
  handOverTo?: string;
  deletePages?: boolean;
}

/** Commands for users. [OPEN-12, OPEN-15, OPEN-46] */
export function userCommands(program: Command, cli: Cli): void {
  const users = program.command('users').description('users of a site');
  accountCommands(users, cli);
  accessCommands(users, cli);
  personalDataCommands(users, cli);
  signInCommands(users, cli);
}

/** Accounts, their passwords and roles. */
function accountCommands(users: Command, cli: Cli): void {
  cli.providerCommand(
    users.command('list').description('list all users with their roles'),
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

  cli.providerCommand<CreateOptions>(
    users
      .command('create')
      .argument('<name>', 'username for signing in')
      .option('--display-name <name>', 'name that others see; default: the username')
      .addOption(
        new Option('--role <roles...>', 'what they may do').choices(ROLES).default(['portal_creator']),
      )
      .option('--generate', 'generate a password and print it once')
      .option('--no-password', 'no password: sign in with `users link`')
      .description('create a user, with a password from standard input'),
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
        text: `The user ${username} is created.${spoken(password)}`,
      };
    },
  );

  cli.providerCommand<PasswordOptions>(
    users
      .command('password')
      .argument('<name>')
      .option('--generate', 'generate one and print it once')
      .description('set a password from standard input, and end all sessions of the user'),
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

  cli.providerCommand(
    users
      .command('roles')
      .argument('<name>')
      .addArgument(
        new Argument('[roles...]', 'all roles from now on; none takes them all away').choices(ROLES),
      )
      .description('set the roles of a user'),
    async ({ stores, provider, args: [username = '', ...roles] }) => {
      await stores.users.setRoles({ provider: provider.id, username, roles: roles as Role[] });
      return { data: { username, roles }, text: `The roles of ${username}: ${roles.join(' ') || 'none'}.` };
    },
  );
}

/** Second factors, and whether an account can sign in at all. */
function accessCommands(users: Command, cli: Cli): void {
  cli.providerCommand<{ remove?: boolean }>(
    users
      .command('second-factor')
      .argument('<name>')
      .option('--remove', 'remove authenticator app, passkeys and recovery codes of a user who has lost them')
      .description('show the second factors of a user, and how many recovery codes are left'),
    async ({ stores, provider, options, args: [username = ''] }) => {
      const name = { provider: provider.id, username };
      if (options.remove) await stores.users.removeSecondFactor(name);
      const factors = await stores.users.secondFactorOf(name);
      const { hasTotp, passkeys, recoveryCodes } = factors;
      const ways = [
        ...(hasTotp ? ['a code of an authenticator app'] : []),
        ...(passkeys > 0 ? [`a passkey (of ${passkeys})`] : []),
      ];
      const state =
        ways.length > 0
          ? `needs ${ways.join(' or ')}; ${recoveryCodes} recovery codes are left`
          : 'signs in without a second step';
      return {
        data: { username, ...factors },
        text: `The user ${username} ${state}.`,
        isUnrecorded: !options.remove,
      };
    },
  );

  const changes = {
    disable: { description: 'end all sessions of a user and block sign-in', done: 'is disabled' },
    enable: { description: 'allow a disabled user to sign in again', done: 'is enabled' },
    delete: { description: 'delete a user permanently; their content stays', done: 'is deleted' },
  } as const;
  for (const verb of ['disable', 'enable', 'delete'] as const) {
    cli.providerCommand(
      users.command(verb).argument('<name>').description(changes[verb].description),
      async ({ stores, provider, args: [username = ''] }) => {
        await stores.users[verb]({ provider: provider.id, username });
        return { data: { username }, text: `The user ${username} ${changes[verb].done}.` };
      },
    );
  }
}

/** Copies and erasure of what is stored about one person. */
function personalDataCommands(users: Command, cli: Cli): void {
  cli.providerCommand(
    users
      .command('export')
      .argument('<name>', 'a username, or a uid, also of a deleted account')
      .argument('<file>', 'the archive to write, such as nok.tar.gz')
      .description('write all data stored about one person into an archive'),
    async ({ stores, provider, args: [name = '', file = ''] }) => {
      const person = await personOf(stores, provider, name);
      const counts = await exportPerson({ stores, person, file: path.resolve(file) });
      recordAbout(stores, { event: 'user.export', provider, uid: person.uid });
      const text = `${table(['what', 'count'], Object.entries(counts))}\n${file} contains personal data: send it only to that person, and delete it afterwards.`;
      return { data: { uid: person.uid, file, counts }, text, isUnrecorded: true };
    },
  );

  cli.providerCommand<EraseOptions>(
    users
      .command('erase')
      .argument('<name>', 'a username, or a uid, also of a deleted account')
      .addOption(new Option('--hand-over-to <username>', 'new owner of their pages').conflicts('deletePages'))
      .option('--delete-pages', 'delete their pages permanently')
      .description('delete an account and personal data; recorded actions get a pseudonym'),
    async ({ stores, provider, args: [name = ''], options: { handOverTo, deletePages } }) => {
      const person = await personOf(stores, provider, name);
      const pages = handOverTo === undefined ? (deletePages ? 'delete' : undefined) : { handOverTo };
      const erased = await erasePerson(stores, { person, pages });
      recordAbout(stores, { event: 'user.erase', provider, uid: erased.pseudonym });
      return { data: { uid: person.uid, ...erased }, text: erasureText(erased), isUnrecorded: true };
    },
  );
}

/** Sessions, and addresses at which a person creates an account or signs in. */
function signInCommands(users: Command, cli: Cli): void {
  cli.storeCommand(
    users
      .command('sign-out')
      .description(
        'end all sessions, session links and codes of all sites; run it after restoring a database',
      ),
    async ({ stores }) => {
      const ended = await endAllSessions(stores.records, stores.now());
      return {
        data: ended,
        text: `Everyone has to sign in again: ${ended.ended} sessions, links and codes were ended.`,
      };
    },
  );

  cli.providerCommand(
    users
      .command('invite')
      .description(
        'create an address at which one person can create an account, if sign-up is by invitation',
      ),
    async ({ stores, provider, config }) => {
      if (provider.isPrivate || provider.settings.signUp === 'closed') {
        throw new CliError(
          `Sign-up is closed at ${provider.id}: create the account with \`users create\`, or allow invitations with \`providers update ${provider.id} --sign-up invitation\`.`,
        );
      }
      const { path, expiresAt } = await stores.users.invite(provider.id);
      const address = originOf(provider, config) + path;
      return { data: { address, expiresAt }, text: `${address}\nValid for one account, until ${expiresAt}.` };
    },
  );

  cli.providerCommand(
    users
      .command('link')
      .argument('<name>')
      .description('create an address that signs a user in once, also if the site has no sign-in page'),
    async ({ stores, provider, config, args: [username = ''] }) => {
      const { path, expiresAt } = await stores.users.createSessionLink({ provider: provider.id, username });
      const origin = originOf(provider, config);
      return {
        data: { address: origin + path, expiresAt },
        text: `${origin}${path}\nValid for one session, until ${expiresAt}.`,
      };
    },
  );
}

async function personOf(stores: Stores, { id: provider }: Provider, name: string): Promise<Person> {
  const person = await findPerson(stores.records, { provider, name });
  if (!person)
    throw new CliError(`There is no user ${name}, and nothing is stored about anyone of that uid.`);
  return person;
}

/** Records the command without the username in its arguments. */
function recordAbout(
  { audit }: Stores,
  { event, provider, uid }: { event: AuditEvent; provider: Provider; uid: string },
): void {
  const actor = { kind: 'operator', name: userOfMachine() } as const;
  audit.record({ event, provider: provider.id, actor, on: { kind: 'user', id: uid } });
}

function erasureText({ pseudonym, handedOver, deleted, removed, pseudonymised }: Erased): string {
  const rows = [
    ...Object.entries(removed).map(([kind, count]) => [kind, 'removed', count] as const),
    ...Object.entries(pseudonymised).map(([kind, count]) => [kind, 'pseudonymised', count] as const),
  ];
  const lines = [
    ...(handedOver.length > 0 ? [`Pages handed over: ${handedOver.join(', ')}.`] : []),
    ...(deleted.length > 0
      ? [
          `Pages deleted for good: ${deleted.join(', ')}. Images that nothing else shows are deleted within two days.`,
        ]
      : []),
    `Their recorded actions now have the pseudonym ${pseudonym}.`,
    'Backups, exports and dumps that were made before still contain their data until you delete them; so do log files. Restoring one restores the person: erase them again afterwards.',
  ];
  return `${table(['kind', 'what was done', 'records'], rows)}\n${lines.join('\n')}`;
}

/** In production a proxy terminates https on the default port; elsewhere the server uses http. */
const originOf = (
  { hosts: [host = 'localhost'] }: ProviderCall<unknown>['provider'],
  { isProduction, port }: ProviderCall<unknown>['config'],
): string => (isProduction ? `https://${host}` : `http://${host}:${port}`);

interface Password {
  text: string;
  isGenerated: boolean;
}

/** Never from the arguments, which every process of the machine can read. */
async function passwordOf({ options, io }: ProviderCall<PasswordOptions>): Promise<Password> {
  return options.generate
    ? { text: randomBytes(PASSWORD_BYTES).toString('base64url'), isGenerated: true }
    : { text: await readSecretLine(io, 'the password'), isGenerated: false };
}

const spoken = (password: Password | undefined): string =>
  password?.isGenerated ? ` The password is ${password.text}` : '';
