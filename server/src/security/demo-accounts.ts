/** Accounts of the demo. Their passwords are public, so production accepts none of them. */
export const DEMO_ACCOUNTS = [
  { username: 'creator', password: 'creator-demo' },
  { username: 'admin', password: 'admin-demo' },
] as const;
