import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, resultOf } from './check.ts';
import { runTool } from './run-tool.ts';
import { sourceFiles } from './source-files.ts';

const EXCEPTION = /(?:\/\/|\/\*)\s*(?:oxlint|eslint)-disable[^\n]*/;
const REASON = / -- \S/;

/** Lint exceptions without a reason, as `file:line`. The form is `// oxlint-disable-next-line rule -- reason`. */
export function exceptionsWithoutReason(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const exception = EXCEPTION.exec(line)?.[0];
    return exception && !REASON.test(exception)
      ? [`${file}:${index + 1} is a lint exception without a reason`]
      : [];
  });
}

/** The rules of oxlint.config.mjs, import boundaries included. */
export const lintCheck: Check = {
  name: 'lint',
  async run(rootFolder) {
    const files = sourceFiles(rootFolder);
    const result = await runTool({
      rootFolder,
      script: 'oxlint/bin/oxlint',
      args: ['-c', 'oxlint.config.mjs', '--type-aware', '--report-unused-disable-directives-severity=error'],
      note: '',
    });
    const unexplained = files.flatMap((file) =>
      exceptionsWithoutReason(path.relative(rootFolder, file), readFileSync(file, 'utf8')),
    );
    return resultOf(
      [...(result.kind === 'failed' ? result.findings : []), ...unexplained],
      `${files.length} files`,
    );
  },
};
