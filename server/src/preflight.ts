import { createServer } from 'node:net';
import { type Config, readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { ensureWritableFolder } from './config/data-folder.ts';

/**
 * Checks before anything is built: valid settings, a writable data folder, a free port. Prints one sentence otherwise.
 */
async function preflight(): Promise<void> {
  const config = readConfig(process.env);
  checkDataFolder(config);
  await checkPort(config);
}

function checkDataFolder({ dataFolder }: Config): void {
  try {
    ensureWritableFolder(dataFolder);
  } catch {
    throw new ConfigError(
      `The data folder ${dataFolder} cannot be written; set PORTICO_DATA to one that can.`,
    );
  }
}

function checkPort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use; stop what uses it or set PORT to another one.`
          : `Port ${port} cannot be listened on (${error.code ?? error.message}); set PORT to another one.`;
      reject(new ConfigError(sentence));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

try {
  await preflight();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  // Reading settings may write a secret into the data folder, so an unwritable folder fails here first.
  const isSetting = error instanceof ConfigError;
  console.error(
    isSetting
      ? error.message
      : `The data folder cannot be used (${error.message}); set PORTICO_DATA to one that can.`,
  );
  process.exit(1);
}
