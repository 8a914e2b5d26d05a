/** Health, readiness and metrics for operators (P-operation-1). */
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, register as ofProcess, Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import { registerDatabaseMetrics } from '../database/metrics.ts'
import { registerOutboxMetrics } from '../outbox/index.ts'
import { isSameSecret } from '../secret.ts'
import { ProblemError } from './problem.ts'
import { registerRequestMetrics } from './request-metrics.ts'

export function mountOperation(
  app: FastifyInstance,
  { config, db, jobs, pools, readiness, realtime, replicas }: Context,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerRequestMetrics(app, registry)
  const connections = new Gauge({
    name: 'realtime_connections',
    help: 'Realtime connections that this node holds.',
    registers: [],
    collect() {
      this.set(realtime.count())
    },
  })
  registry.registerMetric(connections)
  registerDatabaseMetrics(registry, db, pools)
  registerOutboxMetrics(registry, db)
  jobs.metrics.register(registry, db)
  replicas?.registerMetrics(registry)
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
    const metrics = Registry.merge([registry, ofProcess])
    return reply.type(metrics.contentType).send(await metrics.metrics())
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
