import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { extract } from 'tar';
import { openTestCli } from '../testing/run-cli.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import {
  archiveFile,
  content,
  env,
  file,
  onStores,
  openSourceProvider,
  PASSPHRASE,
  source,
} from '../testing/sites/provider-archive.ts';

openSourceProvider();

/** The parts of an archive by name. */
async function unpack(file: string): Promise<Record<string, string>> {
  const cwd = path.join(scratchFolder(), 'unpacked');
  mkdirSync(cwd);
  const names: string[] = [];
  await extract({ file, cwd, onReadEntry: (entry) => names.push(entry.path) });
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(cwd, name)))
        .digest('hex'),
    ]),
  );
}

test('[OPEN-12] export, import and export again gives the same bytes', async () => {
  const [first, second] = [archiveFile(), archiveFile()];
  const exported = await source.data<{ counts: Record<string, number>; missingImages: string[] }>(
    ['export', 'demo', first],
    { env },
  );
  expect(exported.missingImages).toEqual([]);
  expect(exported.counts).toMatchObject({
    portal: 8,
    town: 3,
    listing: 3,
    catalog: 4,
    user: 2,
    passcodes: 3,
  });

  const target = await openTestCli();
  await target.data(['import', first], { env });
  await target.data(['export', 'demo', second], { env });
  const parts = await unpack(first);
  expect(Object.keys(parts)).toContain('records/portal.jsonl');
  expect(content(await unpack(second))).toEqual(content(parts));
});

test('imported records are found by index, and passcodes are resealed with the target’s secret', async () => {
  const target = await openTestCli();
  await target.data(['import', file, '--as', 'moved', '--host', 'moved.example'], { env });
  await onStores(target, async ({ records, passcodes }) => {
    const where = { field: 'editor', value: 'user-creator' };
    const own = await records.list({ provider: 'moved', kind: 'portal', where });
    expect(own.map(({ id }) => id)).toContain('wat-phumin');
    const { value } = (await records.get<{ provider: string; sealedPasscode: string }>({
      provider: 'moved',
      kind: 'portal',
      id: 'private',
    })) ?? { value: undefined };
    expect(value?.provider).toBe('moved');
    expect(passcodes.open(value?.sealedPasscode ?? '')).toBe('123456');
    expect(await records.list({ provider: 'demo', kind: 'portal' })).toEqual([]);
  });
});

test('[T-05] an archive contains neither plain passcodes nor sessions', async () => {
  await onStores(source, ({ sessions }) => sessions.open('demo', { uid: 'user-creator' }));
  const [sealed, bare] = [archiveFile(), archiveFile()];
  await source.data(['export', 'demo', sealed], { env });
  const { stderr } = await source.portico(['export', 'demo', bare]);
  expect(stderr).toContain('3 passcodes of private items were omitted');
  for (const file of [sealed, bare]) {
    const bytes = gunzipSync(readFileSync(file)).toString('latin1');
    expect(bytes).not.toContain('123456"');
    expect(bytes).not.toContain('sealedPasscode');
    expect(bytes).not.toContain('session');
  }
});

test('an archive with passcodes needs its passphrase or the option to omit them', async () => {
  const target = await openTestCli();
  expect(await target.refusal(['import', file])).toContain('--passphrase-file');
  const wrong = { env: { PORTICO_ARCHIVE_PASSPHRASE: 'another passphrase' } };
  expect(await target.refusal(['import', file], wrong)).toContain('passphrase is not the one');
  const { exitCode, stderr } = await target.portico(['import', file, '--without-passcodes']);
  expect(exitCode).toBe(0);
  expect(stderr).toContain('3 private items have no passcode');
});

test('a passphrase can come from a file, and a short one is refused', async () => {
  const passphraseFile = path.join(scratchFolder(), 'passphrase');
  writeFileSync(passphraseFile, `${PASSPHRASE}\n`);
  const sealed = archiveFile();
  await source.data(['export', 'demo', sealed, '--passphrase-file', passphraseFile]);
  await (await openTestCli()).data(['import', sealed], { env });
  const short = { env: { PORTICO_ARCHIVE_PASSPHRASE: 'short' } };
  expect(await source.refusal(['export', 'demo', archiveFile()], short)).toContain('at least 8 characters');
});

test('an existing provider is replaced only on request, and then equals the archive', async () => {
  const desk = await openTestCli();
  await desk.data(['import', file], { env });
  expect(await desk.refusal(['import', file], { env })).toContain('--replace');
  const same = await desk.data<{ changes: number }>(['import', file, '--replace'], { env });
  expect(same.changes).toBe(0);

  await onStores(desk, async ({ records }) => {
    await records.delete({ provider: 'demo', kind: 'portal', id: 'waiting' });
    await records.put({ provider: 'demo', kind: 'portal', id: 'new', value: { _id: 'new' } });
    await records.put({ provider: 'demo', kind: 'town', id: 'nan', value: { _id: 'nan' } });
  });
  const { changes } = await desk.data<{ changes: number }>(['import', file, '--replace'], { env });
  expect(changes).toBe(3);
  const again = archiveFile();
  await desk.data(['export', 'demo', again], { env });
  expect(content(await unpack(again))).toEqual(content(await unpack(file)));
});

test('replacing accounts ends their sessions', async () => {
  const desk = await openTestCli();
  await desk.data(['import', file], { env });
  const session = { provider: 'demo', kind: 'session', id: 'open' };
  const open = () => onStores(desk, async ({ records }) => (await records.get(session)) !== undefined);
  await onStores(desk, ({ records }) => records.put({ ...session, value: { uid: 'user-creator' } }));

  await desk.data(['import', file, '--replace'], { env });
  expect(await open()).toBe(true);
  await onStores(desk, ({ records }) =>
    records.delete({ provider: 'demo', kind: 'user', id: 'user-creator' }),
  );
  await desk.data(['import', file, '--replace'], { env });
  expect(await open()).toBe(false);
});

test('[APP-01] an archive whose hosts are taken is refused, and other hosts can be given', async () => {
  expect(await source.refusal(['import', file, '--as', 'twin'], { env })).toBe(
    'The host localhost leads to the provider demo already.',
  );
  await source.data(['import', file, '--as', 'twin', '--host', 'twin.example'], { env });
  const providers = await source.data<{ id: string; hosts: string[] }[]>(['providers', 'list']);
  expect(providers.find(({ id }) => id === 'twin')?.hosts).toEqual(['twin.example']);
});
