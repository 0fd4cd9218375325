import type { Check } from './check.ts';
import { runTool } from './run-tool.ts';

/** Type-checks every workspace, and on the next run only what has changed. */
export const typesCheck: Check = {
  name: 'types',
  run: (rootFolder) =>
    runTool({
      rootFolder,
      script: 'typescript/bin/tsc',
      args: [
        '--noEmit',
        '--pretty',
        'false',
        // The default of four on two cores takes twice the CPU time, because each has its own types.
        '--checkers',
        '2',
        '--incremental',
        '--tsBuildInfoFile',
        'build/types.tsbuildinfo',
      ],
      note: 'no type errors',
    }),
};
