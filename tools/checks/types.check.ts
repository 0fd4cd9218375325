import type { Check } from './check.ts';
import { runTool } from './run-tool.ts';

/** Type-checks every workspace. */
export const typesCheck: Check = {
  name: 'types',
  run: (rootFolder) =>
    runTool({
      rootFolder,
      script: 'typescript/bin/tsc',
      args: ['--noEmit', '--pretty', 'false'],
      note: 'no type errors',
    }),
};
