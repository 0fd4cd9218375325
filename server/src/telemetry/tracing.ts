import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../config/config.ts';

/** Must not identify a person: no address, username, query or client-chosen id. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface ActiveSpan {
  readonly traceId: string;
  /** Headers that continue the trace in a request to another server: W3C Trace Context's `traceparent`. */
  readonly headers: Readonly<Record<string, string>>;
  child(name: string, attributes?: SpanAttributes): ActiveSpan;
  end(outcome?: { name?: string; attributes?: SpanAttributes; isFailed?: boolean }): void;
}

/** Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT. */
export interface Tracing {
  /** Starts the span of a request, within the trace of `traceparent` if there is one. */
  begin(traceparent?: string): ActiveSpan;
  /** Sends pending spans, for two seconds at most. */
  close(): Promise<void>;
}

const active = new AsyncLocalStorage<ActiveSpan>();

/** Undefined without the setting; the SDK is loaded only with it. */
export async function openTracing({ traces }: Pick<Config, 'traces'>): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  const { openOpenTelemetry } = await import('./open-telemetry.ts');
  return openOpenTelemetry(traces);
}

/** Runs a job with the span as parent. */
export const withSpan = <Result>(span: ActiveSpan, job: () => Result): Result => active.run(span, job);

/** Runs a job in a child span of its request; outside requests and without tracing it just runs. */
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

/** Headers that continue the trace in a request to another server. */
export const traceHeaders = (): Readonly<Record<string, string>> => active.getStore()?.headers ?? {};

/** Additional fields of log lines. */
export function traceFields(): { traceId?: string } {
  const span = active.getStore();
  return span ? { traceId: span.traceId } : {};
}
