import { type Check, resultOf } from './check.ts';
import { ownNames } from './own-names.ts';
import { isTestFile, readSources } from './source-files.ts';

/** Share of files that have the name of an export. Others hold several functions, and are named after their subject. */
const LEAST_SHARE = 0.9;
/** What no product code imports, and entries of packages. */
const OTHER_FILES =
  /^(?:bench|client|e2e|examples|gallery)\/|\/(?:testing|fixtures|template)\/|\.stories\.tsx$|\/index\.ts$/;

/** A reader finds a file by the name of what it exports. */
export const ownNamesCheck: Check = {
  name: 'own names',
  run(rootFolder) {
    const sources = readSources(
      rootFolder,
      (file) => !isTestFile(file) && !OTHER_FILES.test(file),
      /\.tsx?$/,
    );
    const { exporting, unnamed } = ownNames(sources);
    const share = 1 - unnamed.length / exporting;
    const found = `${exporting - unnamed.length} of ${exporting} files have the name of an export`;
    return resultOf(
      share < LEAST_SHARE
        ? [`${found}, which is less than ${LEAST_SHARE * 100} %. Without one:\n  ${unnamed.join('\n  ')}`]
        : [],
      found,
    );
  },
};
