/** Requests many URLs at once from a worker thread, so that this does not delay the requests that are timed. */
import { Agent } from 'node:http'
import { MessageChannel, type MessagePort, Worker, workerData } from 'node:worker_threads'
import { StatusError, timeRequest } from './open-loop.ts'

export interface RequestBatch {
  urls: string[]
  headers: Record<string, string>
}

export interface LoadClient {
  /** Resolves when all have returned a 200, after redirects of crops that were still being made; else rejects. */
  requestAll(batch: RequestBatch): Promise<void>
  stop(): Promise<void>
}

export function startLoadClient(): LoadClient {
  const { port1: port, port2: workerPort } = new MessageChannel()
  const worker = new Worker(new URL(import.meta.url), { workerData: workerPort, transferList: [workerPort] })
  return {
    requestAll: (batch) =>
      new Promise((resolve, reject) => {
        port.once('message', (failure: string | null) => {
          if (failure === null) resolve()
          else reject(new Error(failure))
        })
        port.postMessage(batch)
      }),
    stop: async () => void (await worker.terminate()),
  }
}

if (workerData) {
  const port = workerData as MessagePort
  const agent = new Agent({ keepAlive: true })
  port.on('message', ({ urls, headers }: RequestBatch) => {
    const requestCrop = async (url: string): Promise<unknown> =>
      timeRequest({ url, headers, agent }).catch((error: unknown) => {
        if (error instanceof StatusError && error.status === 307) return requestCrop(url)
        throw error
      })
    Promise.all(urls.map(requestCrop)).then(
      () => port.postMessage(null),
      (error: unknown) => port.postMessage(String(error)),
    )
  })
}
