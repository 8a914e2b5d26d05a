/** A local HTTP server in place of YouTube's poster host. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PosterHost {
  /** Value for VIDEO_POSTER_URL. */
  url: string
  /** Requested paths, in order. */
  requests: string[]
  /** Handles a request; replace it to change the response. Defaults to 404. */
  respond(path: string, reply: ServerResponse): void
  stop(): Promise<void>
}

export async function startPosterHost(): Promise<PosterHost> {
  const host: PosterHost = {
    url: '',
    requests: [],
    respond: (_, reply) => void reply.writeHead(404).end(),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  const server = createServer(({ url = '' }, reply) => {
    host.requests.push(url)
    host.respond(url, reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vi`
  return host
}
