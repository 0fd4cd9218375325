import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import Database from 'libsql';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openLibsqlRecordStore } from './libsql-record-store.ts';

const ROUNDS = 50;
/** Maximum ms between the first acknowledgement and the kill. */
const KILL_WITHIN_MS = 40;
/** Each round starts a process. */
const TIMEOUT_MS = 240_000;

/** Starts a writer, kills it at a random moment, and returns the acknowledged batches. */
async function writeUntilKilled(file: string, round: number): Promise<string[]> {
  const script = path.join(__dirname, '../testing/crash-writer.process.ts');
  const writer = spawn(process.execPath, ['--import', 'tsx', script, file, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  writer.stdout.on('data', (part: Buffer) => {
    if (said === '') setTimeout(() => writer.kill('SIGKILL'), Math.random() * KILL_WITHIN_MS);
    said += part.toString();
  });
  const [, signal] = await ended(writer);
  expect(signal).toBe('SIGKILL');
  return said.split('\n').slice(0, -1);
}

const ended = (child: ChildProcess): Promise<unknown[]> => once(child, 'close');

test(
  'acknowledged writes survive a killed process, and batches are atomic',
  async () => {
    const file = path.join(scratchFolder(), 'portico.db');
    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const said = await writeUntilKilled(file, round);
      for (const batch of said) acknowledged.add(batch);

      const records = openLibsqlRecordStore({ file });
      const parts = await records.list<{ id: string }>({ provider: 'demo', kind: 'part' });
      const partsOf = new Map<string, number>();
      for (const { value } of parts) partsOf.set(value.id, (partsOf.get(value.id) ?? 0) + 1);
      const lost = [...acknowledged].filter((batch) => !partsOf.has(batch));
      const torn = [...partsOf].filter(([, count]) => count !== 3);
      expect({ round, lost, torn }).toEqual({ round, lost: [], torn: [] });

      const counter = await records.get<{ last: string }>({
        provider: 'demo',
        kind: 'counter',
        id: String(round),
      });
      expect(counter?.revision).toBeGreaterThanOrEqual(said.length);
      const where = { field: 'batch', value: counter?.value.last ?? '' };
      expect(await records.list({ provider: 'demo', kind: 'part', where })).toHaveLength(3);
      await records.close();
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
    const database = new Database(file);
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  },
  TIMEOUT_MS,
);
