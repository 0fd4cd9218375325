import type { Endpoint, ReplyOf } from '@portico/shared/contracts';
import type { FakeCall, FakeRequest } from './fake-server.ts';

/**
 * An entry for the `server` of `renderWithPlatform` that keeps to the contract: the call is the endpoint's, what it gets
 * must be what the endpoint takes, and its response what the endpoint gives, or the call fails with what is wrong. A
 * `Response` is given on as it is, for failures.
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
          return broken(`${id} was asked with other ${what}`, parsed.error.issues);
      }
      const given = response(request);
      if (given instanceof Response) return given;
      const parsed = reply.safeParse(given);
      return parsed.success ? given : broken(`${id} does not answer like this`, parsed.error.issues);
    },
  };
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

/** Localized as well as thrown: the page takes it for a failed call and shows that, which would leave a test without a reason. */
function broken(what: string, issues: Issues): never {
  const list = issues.map(({ path, message }) => `${path.map(String).join('.') || 'all of it'}: ${message}`);
  const message = `${what}: ${list.join('; ')}`;
  // oxlint-disable-next-line no-console -- anyone who runs the test reads it there
  console.error(message);
  throw new Error(message);
}
