import type { Check } from './check.ts';
import { runTool } from './run-tool.ts';

/** Formatting and import order; `npm run format` fixes both. */
export const formatCheck: Check = {
  name: 'format',
  async run(rootFolder) {
    const result = await runTool({
      rootFolder,
      script: '@biomejs/biome/bin/biome',
      args: ['check', '--colors=off', '--max-diagnostics=50', '.'],
      note: 'formatted as by biome',
    });
    if (result.kind === 'passed') return result;
    return { ...result, findings: [...result.findings, '`npm run format` fixes format and import order.'] };
  },
};
