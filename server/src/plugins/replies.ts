/** Reply of calls whose contract is a `status` alone. */
export const done = { status: 'ok' } as const;

export const ok = <Data>(data: Data) => ({ status: 'ok', data }) as const;

/** A refusal that is a reply of the call, not an error: HTTP 200. */
export const refused = (reason: string) => ({ status: 'fail', reason }) as const;
