/** YouTube's posters on this machine, at the wire. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PosterHost {
  /** For VIDEO_POSTER_URL. */
  url: string
  /** The paths that were asked for. */
  asked: string[]
  /** Answers by path; what is not there is a 404 with a picture, as YouTube's is. */
  answer(path: string, reply: ServerResponse): void
  stop(): Promise<void>
}

export async function startPosterHost(): Promise<PosterHost> {
  const host: PosterHost = {
    url: '',
    asked: [],
    answer: (_, reply) => void reply.writeHead(404).end(),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  const server = createServer(({ url = '' }, reply) => {
    host.asked.push(url)
    host.answer(url, reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vi`
  return host
}
