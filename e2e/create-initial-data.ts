import { startServer } from './support/server-process.ts';

/** Makes a first start, which creates the demo, with an empty data folder: create-initial-data.ts <folder> */
const [, , folder = ''] = process.argv;
const server = await startServer({ PORTICO_DATA: folder });
await server.stop();
