import type { Check } from './check.ts';
import { runTool } from './run-tool.ts';

/** Layout of the code and order of imports; `npm run format` puts both right. */
export const formatCheck: Check = {
  name: 'format',
  run: (rootFolder) =>
    runTool({
      rootFolder,
      script: '@biomejs/biome/bin/biome',
      args: ['check', '--colors=off', '--max-diagnostics=50', '.'],
      note: 'as biome would write it',
    }),
};
