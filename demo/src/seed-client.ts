/** Sends the contract's requests to the product, each at a moment of the past. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { contract, type RouteName } from '@brilla/contract'
import type { CallInput, Reply, Route } from '@brilla/contract/platform/route'
import { createApp } from '@brilla/server/app'
import { startSession } from '@brilla/server/commands'
import type { Context } from '@brilla/server/context'
import type { InjectOptions } from 'fastify'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { sql } from 'kysely'

type Contract = typeof contract

export interface SeedClient {
  context: Context
  /** Sends a request dated `at`, as an account or as a guest. Throws RequestError when its status is an error. */
  request<N extends RouteName>(
    at: Date,
    accountId: string | null,
    name: N,
    input: CallInput<Contract[N]>,
  ): Promise<Reply<Contract[N]>>
  /** Like `request`, but null on 401 and 404: users may have canceled their account, deleted or blocked what it is about. */
  tryRequest<N extends RouteName>(
    at: Date,
    accountId: string,
    name: N,
    input: CallInput<Contract[N]>,
  ): Promise<Reply<Contract[N]> | null>
  /** Uploads a picture through a presigned URL; returns the name by which other requests refer to it. */
  upload(accountId: string, use: 'profile' | 'cover' | 'photo', jpeg: Buffer): Promise<string>
  /** Like `upload`, for a document. */
  uploadDocument(
    accountId: string,
    filename: string,
    bytes: Buffer,
    presign?: 'presignPostFile' | 'presignVerificationFile',
  ): Promise<string>
  /** Queues the jobs that `requests` cause, such as mails and the crops of pictures. Outside of it the seeding queues none. */
  withJobs<T>(requests: () => Promise<T>): Promise<T>
  /** Ends the sessions that were started. */
  close(): Promise<void>
}

const attemptsMax = 60

/** Milliseconds after which what people did is no news: nobody is notified of it, which also saves time. */
const newsAge = 2 * 24 * 60 * 60 * 1000
const newsEvents = /^(post|comment|like|follow|message)\./

class RequestError extends Error {
  readonly status: number

  constructor(what: string, { statusCode, payload }: { statusCode: number; payload: string }) {
    super(`${what} failed with status ${statusCode}: ${payload}`)
    this.status = statusCode
  }
}

/** Creates a client on the database and files of `base`. Requests may run concurrently. */
export async function createSeedClient(base: Context): Promise<SeedClient> {
  const requestTime = new AsyncLocalStorage<Date>()
  const jobsWanted = new AsyncLocalStorage<true>()
  function isNews(event: string): boolean {
    const at = requestTime.getStore()
    return !newsEvents.test(event) || at === undefined || base.clock.now().getTime() - at.getTime() < newsAge
  }
  const context: Context = {
    ...base,
    clock: { now: () => requestTime.getStore() ?? base.clock.now() },
    outbox: {
      ...base.outbox,
      publish: async (trx, event, payload) => {
        if (isNews(event.name)) await base.outbox.publish(trx, event, payload)
      },
      publishFrom(...sources) {
        const news = sources.filter(({ event }) => isNews(event.name))
        return news.length > 0 ? base.outbox.publishFrom(...news) : sql`select null`
      },
    },
    jobs: {
      ...base.jobs,
      async send(db, name, data) {
        if (jobsWanted.getStore()) await base.jobs.send(db, name, data)
      },
    },
  }
  const app = await createApp(context, null)
  const tokens = new Map<string, string>()

  /** On a busy computer the server is over its limit at times: such requests are sent again. */
  async function inject(options: InjectOptions) {
    for (let attempts = 1; ; attempts++) {
      const response = await app.inject(options)
      if (response.statusCode !== 503 || attempts === attemptsMax) return response
      await setTimeout(Number(response.headers['retry-after'] ?? 1) * 1_000)
    }
  }

  /** Sessions and uploads start today, whatever the request's date: the product deletes expired ones. */
  async function getToken(accountId: string): Promise<string> {
    const token = tokens.get(accountId) ?? (await startSession(context, context.db, accountId))
    tokens.set(accountId, token)
    return token
  }

  async function send(at: Date, token: string | undefined, name: RouteName, input: object) {
    const route: Route = contract[name]
    const { params, query, body, headers } = input as Record<'params' | 'query' | 'body' | 'headers', never>
    const options: InjectOptions = {
      method: route.method,
      url: getRouteUrl(route, { params, query }),
      headers: {
        ...(headers as object | undefined),
        ...(token !== undefined && { 'x-access-token': token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    }
    return requestTime.run(at, () => inject(options))
  }

  async function put({ url, filename }: { url: string; filename: string }, payload: Buffer) {
    const { pathname, search, searchParams } = new URL(url)
    const headers = { 'content-type': searchParams.get('type') ?? '' }
    const response = await inject({ method: 'PUT', url: pathname + search, headers, payload })
    if (response.statusCode !== 200) throw new RequestError('upload', response)
    return filename
  }

  const client: SeedClient = {
    context,
    async request(at, accountId, name, input) {
      if (accountId === null) return parseReply(name, await send(at, undefined, name, input))
      let response = await send(at, await getToken(accountId), name, input)
      if (response.statusCode === 401 && name !== 'logout') {
        // A user may have ended all sessions of this account: retry once with a new one.
        tokens.delete(accountId)
        response = await send(at, await getToken(accountId), name, input)
      }
      return parseReply(name, response)
    },
    async tryRequest(at, accountId, name, input) {
      try {
        return await client.request(at, accountId, name, input)
      } catch (error) {
        if (error instanceof RequestError && [401, 404].includes(error.status)) return null
        throw error
      }
    },
    async upload(accountId, use, jpeg) {
      const file = { filename: 'foto.jpg', type: 'image/jpeg' }
      const now = base.clock.now()
      const presigned =
        use === 'photo'
          ? await client.request(now, accountId, 'presignPostFile', { body: file })
          : await client.request(now, accountId, 'presignProfileImage', {
              body: { ...file, image_type: use },
            })
      return put(presigned, jpeg)
    },
    async uploadDocument(accountId, filename, bytes, presign = 'presignPostFile') {
      const body = { filename, type: 'file' }
      return put(await client.request(base.clock.now(), accountId, presign, { body }), bytes)
    },
    withJobs: (requests) => jobsWanted.run(true, requests),
    async close() {
      for (const accountId of tokens.keys()) {
        await client.tryRequest(base.clock.now(), accountId, 'logout', {})
      }
      await app.close()
    },
  }
  return client
}

function parseReply(
  name: RouteName,
  response: { statusCode: number; payload: string; json(): unknown },
): never {
  if (response.statusCode >= 300) throw new RequestError(name, response)
  return (response.payload ? response.json() : undefined) as never
}
