import { rootFolder } from '../../webpack/paths.ts';
import { writeReport } from './api-report.ts';
import { judgeApi, verdictLines } from './judge-api.ts';
import { writeKitFiles } from './kit-files.ts';

// npm run platform-api: prints the changes of shared's public types and of the kit's build; -- --write records them.
const verdict = await judgeApi(rootFolder);
const lines = verdictLines(verdict);
console.log(
  lines.length > 0
    ? lines.join('\n')
    : 'The public types of shared and the build of the kit match the recorded ones.',
);
if (!process.argv.includes('--write')) {
  process.exitCode = lines.length > 0 ? 1 : 0;
} else if (verdict.isRaised) {
  writeReport(rootFolder, verdict.current);
  writeKitFiles(rootFolder, { version: verdict.version, files: verdict.kit });
  console.log(`Written for ${verdict.version} into docs/platform-api.`);
} else {
  console.log('Nothing was written: raise the version first.');
  process.exitCode = 1;
}
