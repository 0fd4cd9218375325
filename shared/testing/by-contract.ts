import type { Endpoint, ReplyOf } from '@portico/shared/contracts';
import type { FakeCall, FakeRequest } from './fake-server.ts';

/**
 * An entry for the `server` of `renderWithPlatform` that validates request and response against the contract of the
 * endpoint; a violation is logged and thrown. A `Response` is passed on without validation, for failures.
 */
export function byContract<E extends Endpoint>(
  endpoint: E,
  response: (request: FakeRequest) => ReplyOf<E> | Response,
): Record<string, FakeCall> {
  const { id, method, path, params, query, body, reply } = endpoint;
  return {
    [`${method} ${path}`]: async (request) => {
      const parts = [
        ['parameters', params, request.params],
        ['query', query, Object.fromEntries(request.url.searchParams)],
        ['body', body, request.body],
      ] as const;
      for (const [what, schema, value] of parts) {
        const parsed = schema?.safeParse(value);
        if (parsed && !parsed.success)
          return broken(`${id} was called with invalid ${what}`, parsed.error.issues);
      }
      const given = response(request);
      if (given instanceof Response) return given;
      const parsed = reply.safeParse(given);
      return parsed.success ? given : broken(`${id} responds with an invalid body`, parsed.error.issues);
    },
  };
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

/**
 * Logged as well as thrown, because the page handles the throw as a failed call, which would hide the reason from the
 * test.
 */
function broken(what: string, issues: Issues): never {
  const list = issues.map(({ path, message }) => `${path.map(String).join('.') || 'all of it'}: ${message}`);
  const message = `${what}: ${list.join('; ')}`;
  // oxlint-disable-next-line no-console -- shows the reason in the test's output
  console.error(message);
  throw new Error(message);
}
