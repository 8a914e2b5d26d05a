/** Health, readiness and metrics for operators (P-operation-1). */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import { isSameSecret } from '../secret.ts'
import { ProblemError } from './problem.ts'

export function mountOperation(
  app: FastifyInstance,
  { config, db, jobs, outbox, readiness, realtime }: Context,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
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
  outbox.metrics.register(registry, db)
  jobs.metrics.register(registry, db)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(none)'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async () => {
    if (!readiness.isReady()) throw new ProblemError('unavailable', { retryAfter: 5 })
    try {
      await sql`select 1 from migration limit 1`.execute(db)
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
