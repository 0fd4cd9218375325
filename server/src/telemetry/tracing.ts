import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../config/config.ts';

/** Never what identifies a person: no address, username, query or id that a client chose. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** One piece of work of a trace. */
export interface ActiveSpan {
  readonly traceId: string;
  /** For a request to another server, which continues the trace: the `traceparent` of W3C Trace Context. */
  readonly headers: Readonly<Record<string, string>>;
  child(name: string, attributes?: SpanAttributes): ActiveSpan;
  end(outcome?: { name?: string; attributes?: SpanAttributes; isFailed?: boolean }): void;
}

/** Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT. */
export interface Tracing {
  /** Begins the span of a request; within the trace of `traceparent`, where that is one. */
  begin(traceparent?: string): ActiveSpan;
  /** Sends what waits, for two seconds at most. */
  close(): Promise<void>;
}

const active = new AsyncLocalStorage<ActiveSpan>();

/** Undefined without the setting; the SDK is loaded with it alone. */
export async function openTracing({ traces }: Pick<Config, 'traces'>): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  const { openOpenTelemetry } = await import('./open-telemetry.ts');
  return openOpenTelemetry(traces);
}

/** Runs a job as a part of the span. */
export const withSpan = <Result>(span: ActiveSpan, job: () => Result): Result => active.run(span, job);

/** Runs a job as a span within that of its request; beside requests, and without tracing, it just runs. */
export async function inSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  job: () => Promise<Result>,
): Promise<Result> {
  const span = active.getStore()?.child(name, attributes);
  if (!span) return job();
  try {
    const result = await active.run(span, job);
    span.end();
    return result;
  } catch (error) {
    span.end({ isFailed: true });
    throw error;
  }
}

/** What a request to another server is sent with, so that it continues the trace. */
export const traceHeaders = (): Readonly<Record<string, string>> => active.getStore()?.headers ?? {};

/** What a line of the log is given besides. */
export function traceFields(): { traceId?: string } {
  const span = active.getStore();
  return span ? { traceId: span.traceId } : {};
}
