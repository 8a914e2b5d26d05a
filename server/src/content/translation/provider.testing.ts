/** A local HTTP server with the interface of LibreTranslate. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Asked {
  q: string | string[]
  source: string
  target: string
  format: string
  api_key?: string
}

export interface TranslationHost {
  /** Value for TRANSLATE_URL. */
  url: string
  /** Bodies of the requests, in order. */
  requests: Asked[]
  /** Responds to a request; replace it to change the response. By default each text becomes `en→es: text`. */
  respond(asked: Asked, reply: ServerResponse): void
  stop(): Promise<void>
}

/** What the server makes of a text by default. */
const pretend = (text: string, from: string, to: string) => `${from}→${to}: ${text}`

export async function startTranslationHost(): Promise<TranslationHost> {
  const host: TranslationHost = {
    url: '',
    requests: [],
    respond({ q, source, target }, reply) {
      const translatedText = Array.isArray(q)
        ? q.map((text) => pretend(text, source, target))
        : pretend(q, source, target)
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ translatedText }))
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  const server = createServer(async (request, reply) => {
    if (request.method !== 'POST' || request.url !== '/base/translate') return reply.writeHead(404).end()
    const asked = (await json(request)) as Asked
    host.requests.push(asked)
    host.respond(asked, reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`
  return host
}
