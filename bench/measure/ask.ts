import http from 'node:http';

/** What is asked of a server. */
export interface Target {
  name: string;
  path: string;
  /** POST with a body, else GET, when absent. */
  method?: string | undefined;
  body?: string | undefined;
  headers?: Record<string, string> | undefined;
}

export interface Received {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
}

/** Unlike fetch, it gives the bytes as they came, compressed or not. */
export function ask(origin: string, { path, method, body, headers = {} }: Target): Promise<Received> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const options = {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...json, ...headers },
    };
    const request = http.request(`${origin}${path}`, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
