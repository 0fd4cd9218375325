import { beforeEach, expect, test } from '@jest/globals';
import type { Rollout } from '@portico/shared/contracts';
import { type RolloutFiles, RolloutLog } from './rollout-log.ts';

const live = (id: string): Rollout => ({ stable: { id, packages: {} }, pins: {} });
const turn = () => new Promise(setImmediate);

/** In-memory files that can become unavailable. */
function openFiles() {
  const texts = new Map<string, string>();
  const state = { isAway: false, reads: 0 };
  const files: RolloutFiles = {
    async read(name) {
      state.reads += 1;
      if (state.isAway) throw new Error('gone');
      return texts.get(name);
    },
    async writeNew(name, text) {
      if (texts.has(name)) return false;
      texts.set(name, text);
      return true;
    },
    async initial() {
      if (state.isAway) throw new Error('gone');
      return undefined;
    },
  };
  return { files, state };
}

let disk: ReturnType<typeof openFiles>;
let outages: unknown[];
beforeEach(() => {
  disk = openFiles();
  outages = [];
});
const openLog = (maxAgeMs = 0) =>
  new RolloutLog({ files: disk.files, maxAgeMs, onOutage: (error) => outages.push(error) });
const makeLive = (id: string) =>
  openLog().change(
    () => ({ rollout: live(id), events: [] }),
    async () => undefined,
  );

test('returns the last known state while the files cannot be read, and reports each outage once', async () => {
  await makeLive('one');
  const log = openLog();
  expect((await log.state()).rollout?.stable.id).toBe('one');
  disk.state.isAway = true;
  for (let times = 0; times < 3; times += 1) expect((await log.state()).rollout?.stable.id).toBe('one');
  expect(outages).toEqual([new Error('gone')]);
  disk.state.isAway = false;
  await makeLive('two');
  expect((await log.state()).rollout?.stable.id).toBe('two');
  disk.state.isAway = true;
  await log.state();
  expect(outages).toHaveLength(2);
});

test('polls for changes in the background when files are remote, and reports an outage once', async () => {
  await makeLive('one');
  const log = openLog(1);
  expect((await log.state()).rollout?.stable.id).toBe('one');
  disk.state.isAway = true;
  while (outages.length === 0) {
    expect((await log.state()).rollout?.stable.id).toBe('one');
    await turn();
  }
  disk.state.isAway = false;
  await makeLive('two');
  while ((await log.state()).rollout?.stable.id !== 'two') await turn();
  expect(outages).toHaveLength(1);
});

test('rejects when no state was ever read, and resolves to an empty state before the first release', async () => {
  disk.state.isAway = true;
  await expect(openLog().state()).rejects.toThrow('gone');
  expect(outages).toEqual([]);
  disk.state.isAway = false;
  expect(await openLog().state()).toMatchObject({ rollout: undefined, history: [] });
});

test('a change fails while the files cannot be read', async () => {
  await makeLive('one');
  disk.state.isAway = true;
  await expect(makeLive('two')).rejects.toThrow('gone');
});

test('checks the disk once per event-loop turn', async () => {
  await makeLive('one');
  let checks = 0;
  const log = new RolloutLog({
    files: {
      ...disk.files,
      existsSync() {
        checks += 1;
        return false;
      },
    },
  });
  await log.state();
  const { reads } = disk.state;
  await Promise.all([log.state(), log.state(), log.state()]);
  expect(checks).toBe(1);
  await turn();
  await log.state();
  expect(checks).toBe(2);
  expect(disk.state.reads).toBe(reads);
});
