import { DiskReleaseStore } from './disk-release-store.ts';
import { describeReleaseStore } from './release-store.contract.ts';

describeReleaseStore('DiskReleaseStore', (folder) => new DiskReleaseStore(folder));
