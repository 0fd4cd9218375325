import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findingsText } from '../../server/src/releases/gates/findings-text.ts';
import { messagesGate } from '../../server/src/releases/gates/messages.gate.ts';
import type { ReleaseUnderCheck } from '../../server/src/releases/gates/release-under-check.ts';
import { sizeGate } from '../../server/src/releases/gates/size.gate.ts';
import { VerifiedRelease } from '../../server/src/releases/verified-release.ts';
import { buildRelease } from '../../webpack/build.ts';

export interface RemoteToCheck {
  /** Contains `src/remote.ts`; absolute. */
  folder: string;
  outFolder: string;
}

/**
 * Checks a remote offline: its types, tests, build, and the gates that need no site. Only the site knows other live
 * remotes and can render pages (`remotes publish --check-only`).
 */
export async function checkRemote({ folder, outFolder }: RemoteToCheck): Promise<boolean> {
  if (!(await passes(['typescript/package.json', 'bin/tsc'], ['--noEmit', '-p', '.'], folder))) return false;
  const hasTests = ['mjs', 'js', 'ts', 'json'].some((end) =>
    existsSync(path.join(folder, `jest.config.${end}`)),
  );
  if (hasTests && !(await passes(['jest/package.json', 'bin/jest.js'], [], folder))) return false;
  const release = await buildRelease(folder, outFolder);
  const findings = await runOfflineGates(await VerifiedRelease.verify(release.folder));
  console.log(`${release.name} ${release.version} is in ${release.folder}\n${findingsText(findings)}`);
  return !findings.some(({ isBlocking }) => isBlocking);
}

/** Runs the gates that need no site. */
async function runOfflineGates(release: VerifiedRelease) {
  const none = async (): Promise<never> => {
    throw new Error('nothing else is live here');
  };
  const input: ReleaseUnderCheck = {
    release,
    former: undefined,
    others: [],
    releases: { descriptor: none, serverFolder: none, readWebFile: none },
    site: undefined,
  };
  return [...(await messagesGate(input)), ...(await sizeGate(input))];
}

/** Runs a tool of the kit in the remote's folder. */
async function passes(
  [manifest, script]: [string, string],
  args: string[],
  folder: string,
): Promise<boolean> {
  const found = createRequire(import.meta.url).resolve(manifest);
  const tool = path.join(path.dirname(found), script);
  const child = spawn(process.execPath, [tool, ...args], { cwd: folder, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}
