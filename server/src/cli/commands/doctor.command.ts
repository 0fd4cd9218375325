import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { runDoctor } from '../doctor/doctor.ts';

export function doctorCommands(program: Command, cli: Cli): void {
  cli.command<{ deep?: boolean; repair?: boolean }>(
    program
      .command('doctor')
      .option('--deep', 'read every image and compare its hash instead of only its size')
      .option('--repair', 'add size and hash to records of images from older versions')
      .description('find problems, and print how to solve them'),
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
