import { spawn } from 'node:child_process';
import path from 'node:path';
import type { CheckResult } from './check.ts';

interface ToolRun {
  rootFolder: string;
  /** The tool's script below node_modules, run with this Node, independent of shell and PATH. */
  script: string;
  args: readonly string[];
  /** Note of a passed check. */
  note: string;
}

/** Runs an installed tool; its output becomes the findings when it exits with an error. */
export function runTool({ rootFolder, script, args, note }: ToolRun): Promise<CheckResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(rootFolder, 'node_modules', script), ...args], {
      cwd: rootFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) =>
      resolve({ kind: 'failed', findings: [`${script} did not start: ${error.message}`] }),
    );
    child.on('close', (code) =>
      resolve(
        code === 0
          ? { kind: 'passed', note }
          : { kind: 'failed', findings: [output.trim() || `${script} failed`] },
      ),
    );
  });
}
