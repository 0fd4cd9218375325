import type { Command } from 'commander';
import type { Cli, ProviderCall } from './cli.ts';
import { readable } from './command-result.ts';
import { passcodeOf, shown } from './content-options.ts';

interface GatedItems<Item extends object> {
  /** Singular noun in messages: 'town'. */
  noun: string;
  /** Description of `delete`. */
  deletes: string;
  /** The item named by the first argument; throws when it does not exist. */
  stored(call: ProviderCall<unknown>): Promise<Item>;
  /** Makes it private with the passcode. */
  lock(call: ProviderCall<unknown>, passcode: string): Promise<unknown>;
  /** Archives it, or restores it. */
  archive(call: ProviderCall<unknown>, isArchived: boolean): Promise<unknown>;
  remove(call: ProviderCall<unknown>): Promise<unknown>;
}

/** Commands that towns and listings share: show, passcode, archive, restore, delete. */
export function gatedItemCommands<Item extends object>(
  parent: Command,
  cli: Cli,
  { noun, deletes, stored, lock, archive, remove }: GatedItems<Item>,
): void {
  cli.providerCommand(
    parent.command('show').argument('<id>').description(`show one ${noun}`),
    async (call) => {
      const item = shown(await stored(call));
      return { data: item, text: readable(item) };
    },
  );

  cli.providerCommand<{ generate?: boolean }>(
    parent
      .command('passcode')
      .argument('<id>')
      .option('--generate', 'generate one and print it once')
      .description(`make a ${noun} private with a passcode from standard input`),
    async (call) => {
      const [id = ''] = call.args;
      await stored(call);
      const { passcode, isGenerated } = await passcodeOf(call);
      await lock(call, passcode);
      const added = isGenerated ? ` Its passcode is ${passcode}` : '';
      return {
        data: { id, ...(isGenerated ? { passcode } : {}) },
        text: `The ${noun} ${id} is private.${added}`,
      };
    },
  );

  for (const [name, isArchived, description, done] of [
    ['archive', true, `hide a ${noun} from everyone but admins; what belongs to it stays`, 'archived'],
    ['restore', false, `show an archived ${noun} again`, 'restored'],
  ] as const) {
    cli.providerCommand(parent.command(name).argument('<id>').description(description), async (call) => {
      const [id = ''] = call.args;
      await archive(call, isArchived);
      return { data: { id, isArchived }, text: `The ${noun} ${id} is ${done}.` };
    });
  }

  cli.providerCommand(parent.command('delete').argument('<id>').description(deletes), async (call) => {
    const [id = ''] = call.args;
    await remove(call);
    return { data: { id }, text: `The ${noun} ${id} is deleted.` };
  });
}
