import { type ApiChange, changesBetween, isAtLeast, type Level, levelOf, nextVersion } from './api-change.ts';
import { type ApiReport, currentReport, sharedVersion, writtenReport } from './api-report.ts';
import { FACADES } from './emit-declarations.ts';
import { type KitFiles, kitChanges, kitFiles, writtenKitFiles } from './kit-files.ts';

/** Comparison of shared's public types and of the kit's build with the recorded ones. */
export interface ApiVerdict {
  current: ApiReport;
  kit: KitFiles;
  changes: readonly ApiChange[];
  level: Level;
  /** Version in shared/package.json. */
  version: string;
  /** The recorded version; undefined when there is no record. */
  written: string | undefined;
  /** The lowest version that allows the changes. */
  lowest: string;
  isRaised: boolean;
}

/** Compares shared's public types and the kit's build with the recorded ones, and its version with the lowest one that they require. */
export async function judgeApi(rootFolder: string): Promise<ApiVerdict> {
  const current = await currentReport(rootFolder);
  const version = sharedVersion(rootFolder);
  const former = writtenReport(rootFolder);
  const kit = kitFiles(rootFolder);
  const formerKit = writtenKitFiles(rootFolder);
  const changes = former
    ? [
        ...FACADES.flatMap((facade) => changesBetween(facade, former.report[facade], current[facade])),
        ...kitChanges(formerKit, kit),
      ]
    : [];
  const level = levelOf(changes);
  const lowest =
    former && changes.length > 0 ? nextVersion(former.version, level) : (former?.version ?? version);
  return {
    current,
    kit,
    changes,
    level,
    version,
    written: former?.version,
    lowest,
    isRaised: isAtLeast(version, lowest),
  };
}

/** The comparison as text, with a line for each changed name. */
export function verdictLines({ changes, level, version, lowest, isRaised, written }: ApiVerdict): string[] {
  if (written === undefined) return ['No public types of shared are recorded yet.'];
  const lines = changes.map(({ name, kind, level: own }) => `${name} was ${kind} (${own})`);
  if (changes.length > 0) {
    lines.push(`Together that is a ${level} change: from ${written} to ${lowest} at least.`);
  }
  if (!isRaised) lines.push(`shared/package.json still says ${version}: raise it to ${lowest}.`);
  return lines;
}
