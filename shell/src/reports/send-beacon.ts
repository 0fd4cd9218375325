const TYPE = 'application/json';

/** A beacon outlives its page; if it is not supported or its quota is exceeded, a keepalive request is sent. */
export function sendBeacon(address: string, body: string): void {
  if (navigator.sendBeacon?.(address, new Blob([body], { type: TYPE }))) return;
  sendKeptAlive(address, body).catch(() => undefined);
}

export const sendKeptAlive = (address: string, body: string): Promise<Response> =>
  fetch(address, { method: 'POST', body, headers: { 'content-type': TYPE }, keepalive: true });
