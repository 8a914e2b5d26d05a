/** Asks for many addresses at once, in a thread of its own, whose work does not delay the calls that are timed. */
import { Agent } from 'node:http'
import { MessageChannel, type MessagePort, Worker, workerData } from 'node:worker_threads'
import { call } from './open-load.ts'

export interface Asked {
  urls: string[]
  headers: Record<string, string>
}

export interface Asker {
  /** Settled when all have answered with a 2xx; rejects when one did not. */
  ask(asked: Asked): Promise<void>
  stop(): Promise<void>
}

export function startAsker(): Asker {
  const { port1: port, port2: theirs } = new MessageChannel()
  const worker = new Worker(new URL(import.meta.url), { workerData: theirs, transferList: [theirs] })
  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        port.once('message', (failure: string | null) => {
          if (failure === null) resolve()
          else reject(new Error(failure))
        })
        port.postMessage(asked)
      }),
    stop: async () => void (await worker.terminate()),
  }
}

if (workerData) {
  const port = workerData as MessagePort
  const agent = new Agent({ keepAlive: true })
  port.on('message', ({ urls, headers }: Asked) => {
    Promise.all(urls.map((url) => call({ url, headers, agent }))).then(
      () => port.postMessage(null),
      (error: unknown) => port.postMessage(String(error)),
    )
  })
}
