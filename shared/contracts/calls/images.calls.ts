export const imagesCalls = [] as const;
