/*
 * The environment of threads and processes that run remotes' code. Other teams write that code, so it gets only what
 * Node needs, and no settings or secrets.
 */

const PASSED_ON = ['TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'TEMP', 'TMP'];
/** A build also needs its programs and the user's caches. */
const PASSED_ON_TO_BUILDS = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'ComSpec', 'NODE_ENV', 'CI'];

/** MB, far more than a set needs; beyond it the thread crashes and is replaced, instead of the server. */
const MAX_HEAP_MB = 512;
export const renderLimits = { maxOldGenerationSizeMb: MAX_HEAP_MB } as const;

/** Environment of a render thread; remotes run as built for production. */
export const renderEnvironment = (): NodeJS.ProcessEnv => ({ ...picked(PASSED_ON), NODE_ENV: 'production' });

/** Environment of a process that builds a package. */
export const buildEnvironment = (): NodeJS.ProcessEnv => picked([...PASSED_ON, ...PASSED_ON_TO_BUILDS]);

const picked = (names: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
