import http from 'node:http';

/** A request to a server. */
export interface Target {
  name: string;
  path: string;
  /** Default: POST with a body, or else GET. */
  method?: string | undefined;
  body?: string | undefined;
  headers?: Record<string, string> | undefined;
}

export interface Received {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
}

/** Unlike fetch, returns the bytes as sent, compressed or not. */
export function httpRequest(origin: string, { path, method, body, headers = {} }: Target): Promise<Received> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const options = {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...json, ...headers },
    };
    const request = http.request(`${origin}${path}`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
