/** Health, readiness and metrics for operators (P-operation-1). */
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import { registerOutboxMetrics } from '../outbox/index.ts'
import { isSameSecret } from '../secret.ts'
import { ProblemError } from './problem.ts'

export function mountOperation(
  app: FastifyInstance,
  { config, db, jobs, readiness, realtime, replicas }: Context,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method and class of status.',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2],
    registers: [registry],
  })
  // A histogram of each route would make a megabyte of series.
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and class of status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const seconds = new Counter({
    name: 'http_route_seconds_total',
    help: 'Seconds that the requests of a route took together.',
    labelNames: ['route'],
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'realtime_connections',
    help: 'Realtime connections that this node holds.',
    registers: [],
    collect() {
      this.set(realtime.count())
    },
  })
  registry.registerMetric(connections)
  registerOutboxMetrics(registry, db)
  jobs.metrics.register(registry, db)
  replicas?.registerMetrics(registry)
  app.addHook('onResponse', (request, reply, done) => {
    const { config: routeConfig, url = '(none)' } = request.routeOptions
    const route = routeConfig.name ?? url
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    duration.observe({ method: request.method, status }, reply.elapsedTime / 1000)
    requests.inc({ route, status })
    seconds.inc({ route }, reply.elapsedTime / 1000)
    done()
  })
  // A proxy sends its next request to another process.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isStopping()) reply.header('connection', 'close')
    done(null, payload)
  })
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', { config: { priority: 'high' } }, async () => {
    try {
      await readiness.check()
    } catch (cause) {
      throw new ProblemError('unavailable', { retryAfter: 5, cause })
    }
    return { status: 'ready' }
  })
  app.get('/metrics', async (request, reply) => {
    if (!canReadMetrics(config, request.headers.authorization)) throw new ProblemError('unauthorized')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/**
 * In production only the token opens the metrics. A private address does not, because behind a proxy every request may
 * come from one.
 */
function canReadMetrics({ METRICS_TOKEN, production }: Context['config'], authorization = ''): boolean {
  if (!METRICS_TOKEN) return !production
  return isSameSecret(Buffer.from(authorization), Buffer.from(`Bearer ${METRICS_TOKEN}`))
}
