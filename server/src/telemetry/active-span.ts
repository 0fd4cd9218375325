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
