/** The accounts of the demo. Anyone can read their passwords here, so production accepts none of them. */
export const DEMO_ACCOUNTS = [
  { username: 'creator', password: 'creator-demo' },
  { username: 'admin', password: 'admin-demo' },
] as const;
