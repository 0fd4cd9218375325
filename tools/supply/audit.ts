import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../webpack/paths.ts';
import { allowedSchema, judgeAudit } from './judge-audit.ts';

/*
 * `npm run audit`: fails for a known vulnerability, high or critical, in production's packages. Exceptions are in
 * allowed-advisories.json, with reason and expiry.
 */

const TIMEOUT_MS = 60_000;

/** npm's output, whatever its exit code. */
const printed = await new Promise<string>((resolve) => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const options = { cwd: rootFolder, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
  execFile(npm, args, { ...options, shell: process.platform === 'win32' }, (_error, stdout) =>
    resolve(stdout),
  );
});
const file = path.join(rootFolder, 'tools/supply/allowed-advisories.json');
const allowed = allowedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const judgement = judgeAudit(printed, allowed, new Date().toISOString().slice(0, 10));
if (judgement.kind === 'unreachable') {
  // The message may contain the registry's URL, which does not belong in a log.
  const reason = judgement.reason.replace(/https?:\/\/\S+/g, 'the registry');
  console.log(`Audit skipped, because the registry gave no report: ${reason}`);
} else if (judgement.findings.length === 0) {
  console.log('Audit: no high or critical advisory for the packages of production.');
} else {
  console.error(judgement.findings.join('\n'));
  process.exit(1);
}
