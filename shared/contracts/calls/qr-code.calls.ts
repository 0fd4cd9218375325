export const qrCodeCalls = [] as const;
