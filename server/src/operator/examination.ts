import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { toArchived } from '../archive/archived-value.ts';
import type { Config } from '../config.ts';
import { ensureWritableFolder } from '../data-folder.ts';
import { listProviders } from '../providers/provider.service.ts';
import { WEB_CONFIG_ID, webConfigRepository } from '../resources/web-config/web-config.repository.ts';
import { openStores, type Stores } from '../services.ts';
import { recordKinds } from '../storage/record-kinds.ts';
import { pagesOf } from '../storage/reindex.ts';
import { examineImages, examineReferences } from './examine-content.ts';
import { examinePartitions, examineRecords } from './examine-records.ts';
import { examineReleases } from './examine-releases.ts';

export interface Problem {
  /** One sentence. */
  what: string;
  /** What to do about it, in one sentence. */
  remedy: string;
}

export interface Finding {
  check: string;
  problems: Problem[];
}

/** Below this much, a day of uploads may fill the disk. */
const MIN_FREE_BYTES = 1024 ** 3;
/** Fewer different characters than any random text of the least length has. */
const MIN_SECRET_VARIETY = 12;

/** Looks over an installation without changing it, beside a running server or without one. [OPEN-12] */
export async function examine(config: Config): Promise<Finding[]> {
  const findings: Finding[] = [
    { check: 'the data folder can be written and has room', problems: await examineFolder(config) },
    { check: 'the secret cannot be guessed', problems: await examineSecret(config) },
    { check: 'the records are sound', problems: await examineRecords(config) },
  ];
  const isReadable = findings.every(
    ({ check, problems }) => check !== 'the records are sound' || problems.length === 0,
  );
  if (isReadable) {
    const stores = await openStores(config);
    try {
      findings.push(
        { check: 'providers have hosts and a web config', problems: await examineProviders(stores) },
        {
          check: 'every record belongs to a provider and is of a known kind',
          problems: await examinePartitions(stores),
        },
        { check: 'passcodes open with this secret', problems: await examinePasscodes(stores) },
        { check: 'what records name is there', problems: await examineReferences(stores) },
        { check: 'images have their files, and files their images', problems: await examineImages(stores) },
      );
    } finally {
      await stores.close();
    }
  }
  findings.push({ check: 'the live release set is whole', problems: await examineReleases(config) });
  return findings;
}

async function examineFolder({ dataFolder }: Config): Promise<Problem[]> {
  try {
    ensureWritableFolder(dataFolder);
  } catch {
    return [
      {
        what: `The data folder ${dataFolder} cannot be written.`,
        remedy: 'Give it to the user that runs the server, or set PORTICO_DATA to another one.',
      },
    ];
  }
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  const unfinished = await readdir(path.join(dataFolder, 'unfinished')).catch(() => []);
  return [
    ...(free < MIN_FREE_BYTES
      ? [
          {
            what: `${Math.round(free / 1024 ** 2)} MB are free.`,
            remedy: 'Make room before the disk is full.',
          },
        ]
      : []),
    ...(unfinished.length > 0
      ? [
          {
            what: `An interrupted command left ${path.join(dataFolder, 'unfinished')} behind.`,
            remedy: 'Unless one is running now, delete it.',
          },
        ]
      : []),
  ];
}

async function examineSecret({ secret, isProduction, dataFolder }: Config): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (new Set(secret).size < MIN_SECRET_VARIETY) {
    problems.push({
      what: 'PORTICO_SECRET is easily guessed.',
      remedy: 'Set a random one, such as from `openssl rand -base64 33`; sealed passcodes must be set anew.',
    });
  }
  const file = path.join(dataFolder, 'secret');
  const mode = existsSync(file) ? (await stat(file)).mode : 0;
  if ((mode & 0o077) !== 0) {
    problems.push({ what: `Others may read ${file}.`, remedy: `Run chmod 600 ${file}.` });
  }
  if (isProduction && existsSync(file)) {
    problems.push({
      what: `${file} holds a secret beside the records that it protects.`,
      remedy: 'Production takes it from PORTICO_SECRET alone: delete the file.',
    });
  }
  return problems;
}

async function examineProviders({ records }: Stores): Promise<Problem[]> {
  const providers = await listProviders(records);
  if (providers.length === 0)
    return [{ what: 'There is no provider.', remedy: 'Make one with `providers create`, or `import` one.' }];
  const problems: Problem[] = [];
  for (const { id, hosts } of providers) {
    if (hosts.length === 0) {
      problems.push({
        what: `No host leads to ${id}.`,
        remedy: `Give it one with \`providers update ${id} --host NAME\`.`,
      });
    }
    if (!(await webConfigRepository(records).get(id, WEB_CONFIG_ID))) {
      problems.push({
        what: `${id} has no web config.`,
        remedy: `Make it with \`web-config update --provider ${id} --title-en TITLE\`.`,
      });
    }
    for (const other of providers) {
      const shared = other.id > id && hosts.find((host) => other.hosts.includes(host));
      if (shared) {
        problems.push({
          what: `The host ${shared} leads to ${id} and to ${other.id}.`,
          remedy: 'Take it from one of them with `providers update`.',
        });
      }
    }
  }
  return problems;
}

async function examinePasscodes({ records, passcodes }: Stores): Promise<Problem[]> {
  let closed = 0;
  for (const { id: provider } of await listProviders(records)) {
    for (const { collection, archived } of recordKinds(records)) {
      if (!archived?.sealedAt) continue;
      for await (const page of pagesOf(records, { provider, kind: collection.kind })) {
        for (const { value } of page) {
          const { sealed } = toArchived(value, archived);
          if (sealed !== undefined && !canOpen(sealed)) closed++;
        }
      }
    }
  }
  return closed === 0
    ? []
    : [
        {
          what: `${closed} passcodes were sealed with another secret.`,
          remedy: 'Set PORTICO_SECRET to the former one, or set these passcodes anew.',
        },
      ];

  function canOpen(sealed: string): boolean {
    try {
      passcodes.open(sealed);
      return true;
    } catch {
      return false;
    }
  }
}
