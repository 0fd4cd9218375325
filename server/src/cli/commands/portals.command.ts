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
import { definedOnly, nameOf, parseContent, shown } from '../content-options.ts';

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

/** Commands for portals. [OPEN-01, OPEN-12, OPEN-54] */
export function portalCommands(program: Command, cli: Cli): void {
  const portals = program.command('portals').description('portals of a site, and their review');
  listCommands(portals, cli);
  reviewCommands(portals, cli);
  memberCommands(portals, cli);
  deletionCommands(portals, cli);
}

function listCommands(portals: Command, cli: Cli): void {
  cli.providerCommand<ListOptions>(
    portals
      .command('list')
      .addOption(new Option('--status <status>', 'only those').choices(PORTAL_STATUSES))
      .option('--deleted', 'deleted portals that can be restored')
      .description('list portals'),
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
    portals.command('show').argument('<id>').description('show one portal'),
    async ({ stores, provider, args: [id = ''] }) => {
      const portal = shown(await portalOf(stores.records, { provider: provider.id, id }));
      return { data: portal, text: readable(portal) };
    },
  );
}

/** Decisions of the review, and the history of a portal. */
function reviewCommands(portals: Command, cli: Cli): void {
  cli.providerCommand<ReleaseOptions>(
    portals
      .command('release')
      .argument('<id>')
      .option('--town <ids...>', 'towns of the portal; default: unchanged')
      .option('--listing <ids...>', 'listings of the portal; default: unchanged')
      .description('release a portal that waits for review'),
    async ({ stores, provider, args: [id = ''], options: { town, listing } }) => {
      const given = { status: 'RELEASE', ...definedOnly({ townRefs: town, listingRefs: listing }) };
      const decision = parseContent(reviewDecisionSchema, given);
      const portal = await decideReview(stores, { provider: provider.id, id, decision });
      return { data: shown(portal), text: `The portal ${id} is released.` };
    },
  );

  cli.providerCommand<{ reason: string }>(
    portals
      .command('reject')
      .argument('<id>')
      .requiredOption('--reason <text>', 'what the editors should change')
      .description('send a portal back to its editors'),
    async ({ stores, provider, args: [id = ''], options: { reason } }) => {
      const decision = parseContent(reviewDecisionSchema, { status: 'REJECT', reason });
      const portal = await decideReview(stores, { provider: provider.id, id, decision });
      return { data: shown(portal), text: `The portal ${id} is rejected.` };
    },
  );

  cli.providerCommand(
    portals
      .command('history')
      .argument('<id>')
      .description('show the history of a portal: status, owner, editors'),
    async ({ stores, provider, args: [id = ''] }) => {
      const moves = await movesOf(stores.records, { provider: provider.id, id });
      const rows = moves.map(({ at, from, to, by, reason, event, person }) => {
        const what = event ? `${event} ${person}` : `${from ?? 'new'} to ${to}`;
        return [at, what, by ?? 'operator', reason];
      });
      return { data: moves, text: table(['at', 'what', 'by', 'reason'], rows) };
    },
  );
}

/** Owner and editors. */
function memberCommands(portals: Command, cli: Cli): void {
  cli.providerCommand(
    portals
      .command('owner')
      .argument('<id>')
      .argument('[username]', 'new owner; the former owner stays an editor')
      .description('show the owner of a portal, or hand it over'),
    async ({ stores, provider, args: [id = '', username] }) => {
      const to = username === undefined ? undefined : { username };
      const portal = to
        ? await handOverPortal(stores, { provider: provider.id, id, to })
        : await portalOf(stores.records, { provider: provider.id, id });
      return { ...(await membersResponse(stores.records, portal, 'owner')), isUnrecorded: !to };
    },
  );

  cli.providerCommand<EditorOptions>(
    portals
      .command('editors')
      .argument('<id>')
      .option('--add <username>', 'add an editor, without an invitation')
      .option('--remove <username>', 'remove an editor or an invitation; for a deleted account its uid')
      .description('show the editors of a portal, add or remove one'),
    async ({ stores, provider, args: [id = ''], options: { add, remove } }) => {
      const change = { provider: provider.id, id };
      if (add !== undefined) await addEditor(stores, { ...change, username: add });
      if (remove !== undefined) {
        const user = await userRepository(stores.records).byUsername(provider.id, remove);
        await removeEditor(stores, { ...change, uid: user?.uid ?? remove });
      }
      return {
        ...(await membersResponse(stores.records, await portalOf(stores.records, change))),
        isUnrecorded: add === undefined && remove === undefined,
      };
    },
  );
}

function deletionCommands(portals: Command, cli: Cli): void {
  cli.providerCommand(
    portals
      .command('delete')
      .argument('<id>')
      .description(`delete a portal; it can be restored for ${RESTORABLE_DAYS} days`),
    async ({ stores, provider, args: [id = ''] }) => {
      await deletePortal(stores, { provider: provider.id, id });
      return {
        data: { id },
        text: `The portal ${id} is deleted; \`portals restore ${id}\` restores it within ${RESTORABLE_DAYS} days.`,
      };
    },
  );

  cli.providerCommand(
    portals.command('restore').argument('<id>').description('restore a deleted portal'),
    async ({ stores, provider, args: [id = ''] }) => {
      const portal = await restorePortal(stores, { provider: provider.id, id });
      return { data: shown(portal), text: `The portal ${id} is restored.` };
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

/** The people of a portal by username, as other commands accept them. */
async function membersResponse(
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
