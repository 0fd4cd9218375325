import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../webpack/paths.ts';

/** The machine's functions for finding a browser; tests pass a fake. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  isRoot: boolean;
  exists: (file: string) => boolean;
  /** Runs a command with inherited output; true when it succeeded. */
  run: (command: string, args: readonly string[]) => boolean;
  /** True when the browser at this path starts; a package may install a stub that does not. */
  starts: (file: string) => boolean;
  /** Downloads Playwright's browser unless it is installed; its path, or undefined. */
  download: () => Promise<string | undefined>;
}

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without the browser's user interface, which costs processor time: it loads pages of its own. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const FONTS = ['fonts-noto-core', 'fonts-noto-cjk'];

const HOW_TO_HELP =
  'No Chromium was found and none could be fetched: install one and set PORTICO_CHROMIUM to the path of its executable.';

/**
 * The path of a Chromium for browser tests and benchmarks: PORTICO_CHROMIUM, the headless shell (installed, or as root
 * from Debian, with fonts for the four languages), an installed browser, Debian's package, or Playwright's download.
 * Throws a sentence with instructions when there is none.
 */
export async function findOrGetChromium(machine: Machine = thisMachine): Promise<string> {
  const found =
    chosenBrowser(machine) ??
    findFirst(machine, onPath(HEADLESS_SHELL, machine.env)) ??
    installDebianPackage(machine, HEADLESS_SHELL) ??
    findFirst(machine, usualPaths(machine)) ??
    installDebianPackage(machine, 'chromium') ??
    (await machine.download());
  if (!found) throw new Error(HOW_TO_HELP);
  return found;
}

function chosenBrowser({ env, exists }: Machine): string | undefined {
  const chosen = env.PORTICO_CHROMIUM;
  if (!chosen || exists(chosen)) return chosen || undefined;
  throw new Error(`PORTICO_CHROMIUM is ${chosen}, and there is no such file.`);
}

const findFirst = (machine: Machine, files: readonly string[]): string | undefined =>
  files.find((file) => machine.exists(file) && machine.starts(file));

function usualPaths({ platform, env }: Machine): string[] {
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => path.win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const apps = platform === 'darwin' ? ['Google Chrome', 'Chromium'] : [];
  return [
    ...COMMANDS.flatMap((command) => onPath(command, env)),
    ...apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
  ];
}

const onPath = (command: string, { PATH = '' }: Machine['env']): string[] =>
  PATH.split(':')
    .filter((folder) => folder !== '')
    .map((folder) => path.posix.join(folder, command));

function installDebianPackage(machine: Machine, name: string): string | undefined {
  if (machine.platform !== 'linux' || !machine.isRoot || !machine.exists('/usr/bin/apt-get'))
    return undefined;
  const isInstalled =
    machine.run('apt-get', ['update']) && machine.run('apt-get', ['install', '-y', name, ...FONTS]);
  return isInstalled ? findFirst(machine, onPath(name, machine.env)) : undefined;
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (command, args) =>
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0,
  // On Windows, Chrome opens a window for --version.
  starts: (file) =>
    process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0,
  async download() {
    const commandLine = path.join(rootFolder, 'node_modules/@playwright/test/cli.js');
    const { status } = spawnSync(process.execPath, [commandLine, 'install', 'chromium'], {
      stdio: 'inherit',
    });
    if (status !== 0) return undefined;
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  },
};
