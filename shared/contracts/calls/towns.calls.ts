export const townsCalls = [] as const;
