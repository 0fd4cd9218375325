import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { ensureWritableFolder, FORBIDDEN_MODES } from '../../config/data-folder.ts';
import { listProviders } from '../../records/provider.service.ts';
import { demoAccountProblem, openDemoAccounts } from '../../resources/auth/demo-access.ts';
import { WEB_CONFIG_ID, webConfigRepository } from '../../resources/web-config/web-config.repository.ts';
import { openStores, type Stores } from '../../services.ts';
import { countSealed } from '../sealed-values.ts';
import { checkImages, checkReferences, type ImageCheckOptions, notesOnImages } from './check-content.ts';
import { checkPartitions, checkRecords } from './check-records.ts';
import { checkReleases } from './check-releases.ts';
import type { Problem } from './problem.ts';

export interface Finding {
  check: string;
  problems: Problem[];
  /** Sentences about pending work that is no problem. */
  notes?: string[];
}

/** Below this, a day of uploads may fill the disk. */
const MIN_FREE_BYTES = 1024 ** 3;
/** Fewer distinct characters than a random secret of minimum length has. */
const MIN_SECRET_VARIETY = 12;

/** Checks an installation, with or without a running server; changes nothing unless `images.repairs`. [OPEN-12] */
export async function runDoctor(config: Config, images: ImageCheckOptions = {}): Promise<Finding[]> {
  const findings: Finding[] = [
    { check: 'the data folder can be written and has room', problems: await checkFolder(config) },
    { check: 'other users of the machine cannot read the files', problems: await checkModes(config) },
    { check: 'the secret cannot be guessed', problems: await checkSecret(config) },
    { check: 'the records are sound', problems: await checkRecords(config) },
  ];
  const isReadable = findings.every(
    ({ check, problems }) => check !== 'the records are sound' || problems.length === 0,
  );
  if (isReadable) {
    const stores = await openStores(config);
    try {
      findings.push(
        { check: 'providers have hosts and a web config', problems: await checkProviders(stores) },
        {
          check: 'every record belongs to a provider and is of a known kind',
          problems: await checkPartitions(stores),
        },
        { check: 'no account has a demo password', problems: await checkDemoAccounts(stores) },
        { check: 'encrypted values open with this secret', problems: await checkSealed(stores) },
        { check: 'everything that records refer to exists', problems: await checkReferences(stores) },
        {
          check: 'images have their files, and files their images',
          problems: await checkImages(stores, images),
          notes: await notesOnImages(stores),
        },
      );
    } finally {
      await stores.close();
    }
  }
  findings.push({ check: 'the live release set is complete', problems: await checkReleases(config) });
  return findings;
}

async function checkFolder({ dataFolder }: Config): Promise<Problem[]> {
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
            remedy: 'Free disk space before the disk is full.',
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

/** Permissions of the folder protect everything in it. */
async function checkModes({ dataFolder, fileAccess }: Config): Promise<Problem[]> {
  const forbidden = FORBIDDEN_MODES[fileAccess];
  const isOpen = async (name: string) => ((await stat(name)).mode & forbidden) !== 0;
  if (!existsSync(dataFolder) || !(await isOpen(dataFolder))) return [];
  const problems: Problem[] = [];
  for (const entry of await readdir(dataFolder)) {
    const file = path.join(dataFolder, entry);
    if (!(await isOpen(file))) continue;
    problems.push({
      what: `Other users of the machine may read ${file}.`,
      remedy: `Run \`chmod -R ${fileAccess === 'owner' ? 'go-rwx' : 'o-rwx'} ${file}\`.`,
    });
  }
  return problems;
}

async function checkSecret({ secret, isProduction, dataFolder }: Config): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (new Set(secret).size < MIN_SECRET_VARIETY) {
    problems.push({
      what: 'PORTICO_SECRET is easily guessed.',
      remedy:
        'Set a random one, such as from `openssl rand -base64 33`, and this one as PORTICO_FORMER_SECRET; then run `secrets rotate`.',
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

async function checkProviders({ records }: Stores): Promise<Problem[]> {
  const providers = await listProviders(records);
  if (providers.length === 0)
    return [
      { what: 'There is no provider.', remedy: 'Create one with `providers create`, or `import` one.' },
    ];
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

/** In production only: elsewhere demo accounts are intended. */
async function checkDemoAccounts({ records, config }: Stores): Promise<Problem[]> {
  return config.isProduction ? (await openDemoAccounts(records)).map(demoAccountProblem) : [];
}

async function checkSealed(stores: Stores): Promise<Problem[]> {
  const { passcode, secondFactor, webhook } = await countSealed(stores);
  const lost = [
    [passcode.unreadable, 'passcodes'],
    [secondFactor.unreadable, 'secrets of authenticator apps'],
    [webhook.unreadable, 'secrets of webhooks'],
  ] as const;
  const former = passcode.former + secondFactor.former + webhook.former;
  return [
    ...lost
      .filter(([count]) => count > 0)
      .map(([count, what]) => ({
        what: `${count} ${what} were encrypted with another secret.`,
        remedy: 'Set PORTICO_FORMER_SECRET to that one and run `secrets rotate`, or have them set again.',
      })),
    ...(former > 0
      ? [
          {
            what: `${former} passcodes and secrets of authenticator apps and webhooks open only with PORTICO_FORMER_SECRET.`,
            remedy: 'Run `secrets rotate` before that one is removed.',
          },
        ]
      : []),
  ];
}
