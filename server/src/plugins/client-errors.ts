import type { Socket } from 'node:net';
import type { ErrorReply } from '@portico/shared/contracts';

/** By the HTTP parser's error code; any other error is a bad request. */
const STATUS_LINES: Partial<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to a connection whose bytes are not HTTP, or too large, before a request exists. */
export function clientErrors(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const reply: ErrorReply = { status: 'fail', code: 'invalid', reason: 'The request cannot be read.' };
  const body = JSON.stringify(reply);
  socket.end(
    [
      `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
