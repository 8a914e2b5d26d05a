import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** Measures all requests. */
export function registerRequestMetrics(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method and class of status.',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2],
    registers,
  })
  // A histogram of each route would make a megabyte of series.
  const feedDuration = new Histogram({
    name: 'feed_request_duration_seconds',
    help: 'How long successful requests for the feed took, which has an objective.',
    buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and class of status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const seconds = new Counter({
    name: 'http_route_seconds_total',
    help: 'Seconds that the requests of a route took together.',
    labelNames: ['route'],
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url = '(none)' } = request.routeOptions
    const route = config.name ?? url
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    const elapsed = reply.elapsedTime / 1000
    duration.observe({ method: request.method, status }, elapsed)
    if (route === 'getFeed' && status === '2xx') feedDuration.observe(elapsed)
    requests.inc({ route, status })
    seconds.inc({ route }, elapsed)
    done()
  })
}
