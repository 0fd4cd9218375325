// Worker threads do not inherit the TypeScript loader: this registers it, then imports the thread's module.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
