import type { AccountSeed } from './seed-types.ts';

export const accounts: AccountSeed[] = [
  { username: 'creator', password: 'creator-demo', displayName: 'ใบข้าว', roles: ['portal_creator'] },
  { username: 'admin', password: 'admin-demo', displayName: 'พี่อ้อย', roles: ['portal_creator', 'admin'] },
];
