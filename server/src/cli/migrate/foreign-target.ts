import { CliError } from '../cli-io.ts';
import type { Files } from './migration-sides.ts';
import type { RecordTables } from './record-tables.ts';
import { writtenSince } from './written-since.ts';

/** The change log keeps tombstones for 30 days: after that, deleted records may remain in the target. */
const LONGEST_MS = 25 * 86_400_000;

const BEGIN_AGAIN = 'Empty it, and begin again.';

interface Target {
  tables: RecordTables;
  source: RecordTables;
  /** Id of the migration. */
  id: string;
  name: string;
}

/** Whether the target is empty. Throws `CliError` if it contains anything from elsewhere. */
export async function isNewTarget({ tables, source, id, name }: Target): Promise<boolean> {
  const arrival = await tables.arrival();
  if (!arrival) {
    if (await tables.isEmpty()) return true;
    throw holdsSomethingElse(name, 'records');
  }
  if (arrival.id !== id) {
    throw new CliError(
      `Another migrate has begun to fill ${name}, from another data folder or with other settings. Go on with that one; or empty it, and begin again.`,
    );
  }
  if ((await tables.lastSequence()) !== arrival.copiedUpTo) throw writtenSince(name);
  if (Date.now() - Date.parse(arrival.at) > LONGEST_MS) {
    throw new CliError(
      `The last run to ${name} was on ${arrival.at}, so long ago that the log may lack deletions since. ${BEGIN_AGAIN}`,
    );
  }
  if ((await source.lastGiven()) < arrival.copiedUpTo) {
    throw new CliError(
      `There are changes in ${name} that the source does not know: a backup was restored there since. ${BEGIN_AGAIN}`,
    );
  }
  return false;
}

/** Throws `CliError` if there are files already. */
export async function refuseForeignFiles({ images, releases }: Files, name: string): Promise<void> {
  for (const files of [images, releases.files]) {
    const { done } = await files.list()[Symbol.asyncIterator]().next();
    if (!done) throw holdsSomethingElse(name, 'images or releases');
  }
}

const holdsSomethingElse = (name: string, what: string): CliError =>
  new CliError(
    `There are ${what} in ${name} already, which this migrate did not bring there. If a move there has ended, start the servers on it; to move again, give an empty place.`,
  );
