import { cpSync } from 'node:fs';
import { startServer } from './support/server-process.ts';

/** Writes the data folder of a first start, which contains the demo: create-initial-data.ts <folder> */
const [, , folder = ''] = process.argv;
const server = await startServer();
await server.stop((dataFolder) => cpSync(dataFolder, folder, { recursive: true }));
