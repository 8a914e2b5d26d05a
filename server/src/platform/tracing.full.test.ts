/** A server that sends its traces to a collector of the test. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { decodeJwt } from 'jose'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { createServerProcess } from '../server-process.testing.ts'
import { createRegistration } from '../testing.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

async function startCollector() {
  const spans: SentSpan[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = JSON.parse(await text(request)) as Sent
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { spans, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('P-operation-35: the trace of a request has its statements, its job and the mail of that, and no personal data', async () => {
  const collector = await startCollector()
  const server = await createServerProcess()
  Object.assign(server.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '1',
    TRUST_PROXY: 'loopback',
  })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  try {
    await server.start()
    const body = createRegistration('Ana')
    const registered = await fetch(server.origin + getRouteUrl(contract.registerUser), {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
      body: JSON.stringify(body),
    })
    expect(registered.status).toBe(201)
    const find = (name: RegExp) =>
      collector.spans.filter((span) => span.traceId === traceId && name.test(span.name))
    await expect.poll(() => find(/^mail$/)).toHaveLength(1)
    const [request] = find(/^POST registerUser$/)
    const statements = find(/^statement$/)
    expect(statements.some(({ parentSpanId }) => parentSpanId === request!.spanId)).toBe(true)
    const [job] = find(/^job /)
    expect(find(/^mail$/)[0]!.parentSpanId).toBe(job!.spanId)
    expect(JSON.stringify(statements)).toContain('insert into')
    for (const personal of [body.email, body.apellido, body.ciudad])
      expect(JSON.stringify(collector.spans)).not.toContain(personal)
  } finally {
    await server.dispose()
    collector.close()
  }
})

test('P-operation-35: a message by the realtime connection has a trace with its statements, and not its text', async () => {
  const collector = await startCollector()
  const server = await createServerProcess()
  Object.assign(server.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '1' })
  try {
    await server.start()
    const [ana, bea] = [await server.register('Ana'), await server.register('Bea')]
    const receiverId = decodeJwt(bea).sub
    const socket = io(server.origin, { auth: { token: ana } })
    const text = 'Lo que nadie más lee'
    const sent: unknown = await socket
      .timeout(60_000)
      .emitWithAck('add-message', { receiverId, message: text })
    expect(sent).toMatchObject({ message: { message: text } })
    socket.disconnect()
    const find = (name: string) => collector.spans.filter((span) => span.name === name)
    await expect.poll(() => find('socket add-message')).toHaveLength(1)
    const [{ traceId }] = find('socket add-message') as [SentSpan]
    expect(find('statement').some((span) => span.traceId === traceId)).toBe(true)
    expect(JSON.stringify(collector.spans)).not.toContain(text)
  } finally {
    await server.dispose()
    collector.close()
  }
})
