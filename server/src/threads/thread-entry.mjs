// A worker thread starts without the TypeScript loader of its parent: this registers it, then runs the thread's module.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
