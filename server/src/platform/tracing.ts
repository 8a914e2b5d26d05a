/**
 * Traces by OpenTelemetry: a share of the requests, and of the jobs that no request has sent, with their statements, jobs and
 * mails. Without a collector nothing is recorded.
 */
import {
  type Attributes,
  type Context as TraceContext,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { brand } from '@brilla/contract/platform/brand'
import { describeError } from './log-error.ts'

const tracer = trace.getTracer(brand.name)

/** Milliseconds for which a stop waits for the collector at the most. */
const exportTimeout = 2_000

/** Characters of a statement's text in its span. */
const statementMax = 1_000

/** Starts sending traces to a collector (OTLP over HTTP); returns what sends the rest and stops. */
export async function startTracing(endpoint: string, share: number): Promise<() => Promise<void>> {
  const { BatchSpanProcessor, ParentBasedSampler, TracerProvider, TraceIdRatioBasedSampler } =
    await import('@opentelemetry/sdk-trace')
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks')
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportTimeout })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': brand.name.toLowerCase() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return () => provider.shutdown()
}

/** The span of a request, and the context in which its handler runs. */
export interface RequestTrace {
  span: Span
  context: TraceContext
}

/** Continues the trace that a proxy has begun, where `headers` can be believed. */
export function startRequestTrace(name: string, headers: object | null): RequestTrace {
  const parent = headers ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent)
  return { span, context: trace.setSpan(parent, span) }
}

export function endRequestTrace({ span }: RequestTrace, status: number): void {
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

export const inTrace = <T>(requestTrace: RequestTrace | undefined, run: () => T): T =>
  requestTrace ? context.with(requestTrace.context, run) : run()

/** Runs something as a span of the current trace, or of a new one. */
export function inSpan<T>(
  name: string,
  run: () => Promise<T>,
  { kind = SpanKind.INTERNAL, parent = context.active() }: { kind?: SpanKind; parent?: TraceContext } = {},
): Promise<T> {
  return tracer.startActiveSpan(name, { kind }, parent, async (span) => endWith(span, run()))
}

/** Records a statement of a traced request or job; its values are not part of the text. */
export function traceStatement<T>(text: string, run: () => T): T {
  if (!trace.getActiveSpan()?.isRecording()) return run()
  const attributes: Attributes = {
    'db.system.name': 'postgresql',
    'db.query.text': text.slice(0, statementMax),
  }
  const span = tracer.startSpan('statement', { kind: SpanKind.CLIENT, attributes })
  const result = run()
  if (result instanceof Promise) endWith(span, result).catch(() => {})
  else span.end()
  return result
}

async function endWith<T>(span: Span, result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: describeError(error) })
    throw error
  } finally {
    span.end()
  }
}

interface Carried {
  traceparent?: string
  tracestate?: string
}

/** Adds the current trace to what is stored, so that the work that it sets off belongs to it. */
export function withTraceParent<Data extends object>(data: Data): Data {
  if (!trace.getActiveSpan()?.isRecording()) return data
  const carrier = {}
  propagation.inject(context.active(), carrier)
  return { ...data, ...carrier }
}

/** Takes the trace out of what was stored. */
export function takeTraceParent<Data extends object>(
  stored: Data & Carried,
): { data: Data; parent: TraceContext } {
  const { traceparent, tracestate, ...data } = stored
  const carrier = { ...(traceparent !== undefined && { traceparent, tracestate }) }
  return { data: data as unknown as Data, parent: propagation.extract(ROOT_CONTEXT, carrier) }
}

/** Moves the trace from what was stored to what contains it. */
export function moveTraceParent<Job extends { payload: object }>({ payload, ...job }: Job): Job {
  const { traceparent, tracestate, ...rest } = payload as Carried
  return {
    ...job,
    payload: rest,
    ...(traceparent !== undefined && { traceparent, tracestate }),
  } as unknown as Job
}

/** For lines of the log. */
export const getTraceId = (): string | undefined => {
  const span = trace.getActiveSpan()
  return span?.isRecording() ? span.spanContext().traceId : undefined
}
