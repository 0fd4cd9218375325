import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { Config } from '../config/config.ts';
import type { ActiveSpan, SpanAttributes, Tracing } from './active-span.ts';

/** Timeout in ms of a request to the collector. */
const EXPORT_MS = 5_000;
/** ms that a stopping server spends on sending pending spans. */
const CLOSE_MS = 2_000;

const propagator = new W3CTraceContextPropagator();

/** Starts the OpenTelemetry SDK. Nothing is registered globally, because a process may run several servers. */
export function openOpenTelemetry({ endpoint, percent }: NonNullable<Config['traces']>): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'portico' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('portico');
  let closing: Promise<void> | undefined;
  return {
    begin: (traceparent) => startSpan(tracer, 'request', contextOf(traceparent), { kind: SpanKind.SERVER }),
    close() {
      closing ??= atMost(CLOSE_MS, provider.shutdown());
      return closing;
    },
  };
}

const contextOf = (traceparent: string | undefined): Context =>
  propagator.extract(
    ROOT_CONTEXT,
    { traceparent },
    {
      keys: (carrier) => Object.keys(carrier),
      get: (carrier, key) => (carrier as Record<string, string | undefined>)[key],
    },
  );

function startSpan(
  tracer: Tracer,
  name: string,
  parent: Context,
  options: { kind?: SpanKind; attributes?: SpanAttributes } = {},
): ActiveSpan {
  const span = tracer.startSpan(name, options, parent);
  const context = trace.setSpan(parent, span);
  const headers: Record<string, string> = {};
  propagator.inject(context, headers, { set: (carrier, key, value) => void (carrier[key] = value) });
  return {
    traceId: span.spanContext().traceId,
    headers,
    child: (childName, attributes = {}) => startSpan(tracer, childName, context, { attributes }),
    end({ name: finalName, attributes, isFailed } = {}) {
      if (finalName !== undefined) span.updateName(finalName);
      if (attributes) span.setAttributes(attributes);
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** An unreachable collector must not keep the server from stopping. */
async function atMost(ms: number, job: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([job.catch(() => undefined), tooLate]);
  clearTimeout(timer);
}
