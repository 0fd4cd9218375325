export const passcodesCalls = [] as const;
