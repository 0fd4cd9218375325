/*
 * What a thread or process gets that runs the code of a remote. Teams write that code, so it gets no secret of the
 * server: no setting, only what Node itself needs.
 */

const PASSED_ON = ['TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'TEMP', 'TMP'];
/** What a build needs besides, to find its programs and the user's caches. */
const PASSED_ON_TO_BUILDS = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'ComSpec', 'NODE_ENV', 'CI'];

/** MB. Far more than a set takes; past it the thread ends and is replaced, instead of the server. */
const MAX_HEAP_MB = 512;
export const renderLimits = { maxOldGenerationSizeMb: MAX_HEAP_MB } as const;

/** The environment of a thread that renders pages; remotes run as built for production. */
export const renderEnvironment = (): NodeJS.ProcessEnv => ({ ...picked(PASSED_ON), NODE_ENV: 'production' });

/** The environment of a process that builds a package. */
export const buildEnvironment = (): NodeJS.ProcessEnv => picked([...PASSED_ON, ...PASSED_ON_TO_BUILDS]);

const picked = (names: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
