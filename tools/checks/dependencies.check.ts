import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, resultOf } from './check.ts';
import { findDevelopmentImports, findPhantoms, type WorkspacePackage } from './dependencies.ts';
import { isTestFile, sourceFiles } from './source-files.ts';

/** Workspaces for developers only, which may use the root's development dependencies. */
const DEVELOPMENT = new Set(['tools', 'e2e', 'bench', 'gallery']);
const STORY = /\.stories\.tsx$/;
const TEST_SUPPORT = /(?:^|\/)testing\//;

interface RootPackage {
  workspaces: string[];
  /** What `npm start` needs in development alone, so that an image of the server does without. */
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const readManifest = <Manifest>(folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Whether a folder between the file and its workspace, such as a fixture, has its own package.json. */
const isOfOtherPackage = (file: string, workspace: string): boolean => {
  const folder = path.dirname(file);
  if (folder === workspace) return false;
  return existsSync(path.join(folder, 'package.json')) || isOfOtherPackage(folder, workspace);
};

/** Every workspace lists the packages that it imports, and the product imports none of development. */
export const dependenciesCheck: Check = {
  name: 'dependencies',
  run(rootFolder) {
    const root = readManifest<RootPackage>(rootFolder);
    const workspaces = root.workspaces.map((folder) => {
      const workspace = path.join(rootFolder, folder);
      const own = sourceFiles(workspace).filter((file) => !isOfOtherPackage(file, workspace));
      const files = own.map((file) => {
        const name = path.relative(rootFolder, file);
        const isProduct =
          !DEVELOPMENT.has(folder) && !isTestFile(file) && !STORY.test(name) && !TEST_SUPPORT.test(name);
        return { file: name, text: readFileSync(file, 'utf8'), isProduct };
      });
      return { folder, manifest: readManifest<WorkspacePackage>(workspace), files };
    });
    return resultOf(
      [
        ...findPhantoms(workspaces, root.devDependencies),
        ...findDevelopmentImports(workspaces, root.dependencies),
      ],
      `${workspaces.length} workspaces list the packages that they import`,
    );
  },
};
