import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { runDoctor } from '../doctor/doctor.ts';

export function doctorCommands(program: Command, cli: Cli): void {
  cli.command<{ deep?: boolean; repair?: boolean }>(
    program
      .command('doctor')
      .option('--deep', 'read every image and compare its hash, in place of its size alone')
      .option('--repair', 'record size and hash of images where an older version has not')
      .description('look for what is wrong, and say what to do about it'),
    async ({ config, options: { deep, repair } }) => {
      const findings = await runDoctor(config, { isDeep: deep, repairs: repair });
      const lines = findings.flatMap(({ check, problems, notes = [] }) => [
        `${problems.length === 0 ? 'ok     ' : 'PROBLEM'}  ${check}`,
        ...problems.map(({ what, remedy }) => `         ${what} ${remedy}`),
        ...notes.map((note) => `         ${note}`),
      ]);
      const isBad = findings.some(({ problems }) => problems.length > 0);
      return { data: { isSound: !isBad, findings }, text: lines.join('\n'), isBad };
    },
  );
}
