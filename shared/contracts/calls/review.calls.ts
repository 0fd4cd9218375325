export const reviewCalls = [] as const;
