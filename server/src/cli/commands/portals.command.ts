import {
  PORTAL_STATUSES,
  type PortalMember,
  type PortalStatus,
  reviewDecisionSchema,
} from '@portico/shared/contracts';
import { type Command, Option } from 'commander';
import { userRepository } from '../../resources/auth/user.repository.ts';
import { deletedPortalRepository } from '../../resources/portals/deleted-portal.repository.ts';
import { type PortalRecord, portalRepository } from '../../resources/portals/portal.repository.ts';
import {
  deletePortal,
  RESTORABLE_DAYS,
  restorePortal,
} from '../../resources/portals/portal-deletion.service.ts';
import {
  addEditor,
  handOverPortal,
  membersOf,
  removeEditor,
} from '../../resources/portals/portal-editors.service.ts';
import { decideReview, movesOf } from '../../resources/review/review.service.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { Cli } from '../cli.ts';
import { CliError } from '../cli-io.ts';
import { readable, table } from '../command-result.ts';
import { nameOf, parseContent, said, shown } from '../content-options.ts';

interface ListOptions {
  status?: PortalStatus;
  deleted?: boolean;
}

interface ReleaseOptions {
  town?: string[];
  listing?: string[];
}

interface EditorOptions {
  add?: string;
  remove?: string;
}

/** [OPEN-01, OPEN-12, OPEN-54] */
export function portalCommands(program: Command, cli: Cli): void {
  const portals = program.command('portals').description('the portals of a site, and their review');

  cli.providerCommand<ListOptions>(
    portals
      .command('list')
      .addOption(new Option('--status <status>', 'only those').choices(PORTAL_STATUSES))
      .option('--deleted', 'those that can still be restored')
      .description('all portals'),
    async ({ stores: { records }, provider, options: { status, deleted } }) => {
      if (deleted) {
        const gone = (await deletedPortalRepository(records).list(provider.id)).map(({ value }) => value);
        const rows = gone.map(({ portal, deletedAt }) => [portal._id, nameOf(portal.title), deletedAt]);
        const data = gone.map(({ portal, ...rest }) => ({ ...rest, portal: shown(portal) }));
        return { data, text: table(['portal', 'title', 'deleted'], rows) };
      }
      const found = (await portalRepository(records).list(provider.id))
        .map(({ value }) => shown(value))
        .filter((portal) => status === undefined || portal.status === status);
      const rows = found.map((portal) => [
        portal._id,
        nameOf(portal.title),
        portal.status,
        portal.isPrivate ?? false,
        portal.modifiedDate,
      ]);
      return { data: found, text: table(['portal', 'title', 'status', 'private', 'changed'], rows) };
    },
  );

  cli.providerCommand(
    portals.command('show').argument('<id>').description('one portal'),
    async ({ stores, provider, args: [id = ''] }) => {
      const portal = shown(await portalOf(stores.records, { provider: provider.id, id }));
      return { data: portal, text: readable(portal) };
    },
  );

  cli.providerCommand<ReleaseOptions>(
    portals
      .command('release')
      .argument('<id>')
      .option('--town <ids...>', 'the towns it belongs to; those it has when left out')
      .option('--listing <ids...>', 'the listings it belongs to; those it has when left out')
      .description('publish a portal that waits for review'),
    async ({ stores, provider, args: [id = ''], options: { town, listing } }) => {
      const given = { status: 'RELEASE', ...said({ townRefs: town, listingRefs: listing }) };
      const decision = parseContent(reviewDecisionSchema, given);
      const portal = await decideReview(stores, { provider: provider.id, id, decision });
      return { data: shown(portal), text: `The portal ${id} is released.` };
    },
  );

  cli.providerCommand<{ reason: string }>(
    portals
      .command('reject')
      .argument('<id>')
      .requiredOption('--reason <text>', 'what its editors should do')
      .description('send a portal back to its editors'),
    async ({ stores, provider, args: [id = ''], options: { reason } }) => {
      const decision = parseContent(reviewDecisionSchema, { status: 'REJECT', reason });
      const portal = await decideReview(stores, { provider: provider.id, id, decision });
      return { data: shown(portal), text: `The portal ${id} is rejected.` };
    },
  );

  cli.providerCommand(
    portals.command('history').argument('<id>').description('how a portal came to its status and its people'),
    async ({ stores, provider, args: [id = ''] }) => {
      const moves = await movesOf(stores.records, { provider: provider.id, id });
      const rows = moves.map(({ at, from, to, by, reason, event, person }) =>
        event ? [at, event, person, by ?? 'operator', reason] : [at, from, to, by ?? 'operator', reason],
      );
      return { data: moves, text: table(['at', 'from', 'to', 'by', 'reason'], rows) };
    },
  );

  cli.providerCommand(
    portals
      .command('owner')
      .argument('<id>')
      .argument('[username]', 'the next owner; the former one stays an editor')
      .description('who owns a portal, or hand it over'),
    async ({ stores, provider, args: [id = '', username] }) => {
      const to = username === undefined ? undefined : { username };
      const portal = to
        ? await handOverPortal(stores, { provider: provider.id, id, to })
        : await portalOf(stores.records, { provider: provider.id, id });
      return membersAnswer(stores.records, portal, 'owner');
    },
  );

  cli.providerCommand<EditorOptions>(
    portals
      .command('editors')
      .argument('<id>')
      .option('--add <username>', 'make someone an editor; they need not accept')
      .option('--remove <username>', 'an editor, or an invitation; of an account that is gone its uid')
      .description('who edits a portal, and changes of that'),
    async ({ stores, provider, args: [id = ''], options: { add, remove } }) => {
      const change = { provider: provider.id, id };
      if (add !== undefined) await addEditor(stores, { ...change, username: add });
      if (remove !== undefined) {
        const user = await userRepository(stores.records).byUsername(provider.id, remove);
        await removeEditor(stores, { ...change, uid: user?.uid ?? remove });
      }
      return membersAnswer(stores.records, await portalOf(stores.records, change));
    },
  );

  cli.providerCommand(
    portals
      .command('delete')
      .argument('<id>')
      .description(`take a portal out of sight; it can be restored for ${RESTORABLE_DAYS} days`),
    async ({ stores, provider, args: [id = ''] }) => {
      await deletePortal(stores, { provider: provider.id, id });
      return {
        data: { id },
        text: `The portal ${id} is deleted; \`portals restore ${id}\` brings it back within ${RESTORABLE_DAYS} days.`,
      };
    },
  );

  cli.providerCommand(
    portals.command('restore').argument('<id>').description('bring a deleted portal back as it was'),
    async ({ stores, provider, args: [id = ''] }) => {
      const portal = await restorePortal(stores, { provider: provider.id, id });
      return { data: shown(portal), text: `The portal ${id} is back.` };
    },
  );
}

async function portalOf(
  records: RecordStore,
  { provider, id }: { provider: string; id: string },
): Promise<PortalRecord> {
  const stored = await portalRepository(records).get(provider, id);
  if (!stored) throw new CliError(`The portal ${id} does not exist.`);
  return stored.value;
}

/** The people of a portal, with usernames, as the next command takes them. */
async function membersAnswer(
  records: RecordStore,
  portal: PortalRecord,
  role?: PortalMember['role'],
): Promise<{ data: unknown; text: string }> {
  const users = userRepository(records);
  const members = (await membersOf(records, portal)).filter((member) => !role || member.role === role);
  const data = await Promise.all(
    members.map(async (member) => {
      const user = await users.get(portal.provider, member.uid);
      return { ...member, username: user?.value.username };
    }),
  );
  const rows = data.map(({ username, uid, displayName, role: is }) => [
    username ?? `${uid} (account deleted)`,
    displayName,
    is,
  ]);
  return { data, text: table(['user', 'name', 'role'], rows) };
}
