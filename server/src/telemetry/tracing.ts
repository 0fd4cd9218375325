import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../config/config.ts';
import type { ActiveSpan, SpanAttributes, Tracing } from './active-span.ts';

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
