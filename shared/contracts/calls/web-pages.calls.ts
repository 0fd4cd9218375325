export const webPagesCalls = [] as const;
