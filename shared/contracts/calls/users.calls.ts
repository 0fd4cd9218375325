export const usersCalls = [] as const;
