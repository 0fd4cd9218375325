/** The responses that say `status`; the contract tells which calls do. */
export const done = { status: 'ok' } as const;

export const ok = <Data>(data: Data) => ({ status: 'ok', data }) as const;

/** A refusal that is a response of its call, not an error: HTTP 200. */
export const refused = (reason: string) => ({ status: 'fail', reason }) as const;
