/** A server of its own for the cast: the same routes and commands, with a clock that can stand in the past. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import { contract, type RouteName } from '@brilla/contract'
import type { CallInput, Reply, Route } from '@brilla/contract/route'
import type { InjectOptions } from 'fastify'
import { createApp } from '../src/app.ts'
import type { Context, Events } from '../src/context.ts'
import { noRateLimiter } from '../src/platform/rate-limit/index.ts'
import { createRealtime } from '../src/platform/realtime/index.ts'
import { startSession } from '../src/auth/index.ts'

type Contract = typeof contract

export interface Stage {
  context: Context
  /** Sends a call of the contract at a moment, as an account or as a guest; throws when it is refused. */
  call<N extends RouteName>(
    at: Date,
    accountId: string | null,
    name: N,
    input: CallInput<Contract[N]>,
  ): Promise<Reply<Contract[N]>>
  /** The same, but null when who or what it is about is not there: visitors may have cancelled, deleted or blocked meanwhile. */
  tryCall<N extends RouteName>(
    at: Date,
    accountId: string,
    name: N,
    input: CallInput<Contract[N]>,
  ): Promise<Reply<Contract[N]> | null>
  /** Uploads a picture through a presigned address; answers the name to hand back. */
  upload(accountId: string, use: 'profile' | 'cover' | 'photo', jpeg: Buffer): Promise<string>
  /** The same for a document. */
  uploadDocument(accountId: string, filename: string, bytes: Buffer): Promise<string>
  /** Has the mails sent that `calls` ask for; the cast does without them otherwise. */
  mailing<T>(calls: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

class Refusal extends Error {
  status: number
  constructor(what: string, { statusCode, payload }: { statusCode: number; payload: string }) {
    super(`${what} was refused: ${payload}`)
    this.status = statusCode
  }
}

/** Opens the stage beside the real server, on the same database and files. Calls may run side by side. */
export async function openStage(real: Context): Promise<Stage> {
  const moments = new AsyncLocalStorage<Date>()
  const mailing = new AsyncLocalStorage<true>()
  const context: Context = {
    ...real,
    config: { ...real.config, RATE_LIMITS: false },
    clock: { now: () => moments.getStore() ?? real.clock.now() },
    rateLimiter: noRateLimiter,
    events: new EventEmitter<Events>(),
    realtime: createRealtime(),
    // The cast needs no mails, and nothing else of theirs waits for a job.
    jobs: { send: async (...job) => (mailing.getStore() ? real.jobs.send(...job) : undefined) },
  }
  const app = await createApp(context, null)
  const tokens = new Map<string, string>()

  /** Sessions and uploads are of today, whatever day a call is at: what is old and in use must not be swept away. */
  async function tokenOf(accountId: string): Promise<string> {
    const token = tokens.get(accountId) ?? (await startSession(context, context.db, accountId))
    tokens.set(accountId, token)
    return token
  }

  async function put({ url, filename }: { url: string; filename: string }, payload: Buffer) {
    const { pathname, search, searchParams } = new URL(url)
    const headers = { 'content-type': searchParams.get('type') ?? '' }
    const answer = await app.inject({ method: 'PUT', url: pathname + search, headers, payload })
    if (answer.statusCode !== 200) throw new Refusal('an upload', answer)
    return filename
  }

  const stage: Stage = {
    context,
    async call(at, accountId, name, input) {
      const route: Route = contract[name]
      const { params, query, body, headers } = input as Record<'params' | 'query' | 'body' | 'headers', never>
      const path = route.path.replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(params?.[key] ?? ''),
      )
      const send = async () => {
        const token = accountId === null ? undefined : await tokenOf(accountId)
        const request: InjectOptions = {
          method: route.method,
          url: `/api${path}`,
          query: query ?? {},
          headers: {
            ...(headers as object | undefined),
            ...(token !== undefined && { 'x-access-token': token }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { payload: JSON.stringify(body) }),
        }
        return moments.run(at, async () => app.inject(request))
      }
      let answer = await send()
      if (answer.statusCode === 401 && accountId !== null && name !== 'logout') {
        // A visitor has ended the sessions of whom they play.
        tokens.delete(accountId)
        answer = await send()
      }
      if (answer.statusCode >= 300) throw new Refusal(name, answer)
      return (answer.payload ? answer.json() : undefined) as never
    },
    async tryCall(at, accountId, name, input) {
      try {
        return await stage.call(at, accountId, name, input)
      } catch (error) {
        if (error instanceof Refusal && [401, 404].includes(error.status)) return null
        throw error
      }
    },
    async upload(accountId, use, jpeg) {
      const file = { filename: 'foto.jpg', type: 'image/jpeg' }
      const today = real.clock.now()
      const address =
        use === 'photo'
          ? await stage.call(today, accountId, 'presignPostFile', { body: file })
          : await stage.call(today, accountId, 'presignProfileImage', { body: { ...file, image_type: use } })
      return put(address, jpeg)
    },
    async uploadDocument(accountId, filename, bytes) {
      const body = { filename, type: 'file' }
      return put(await stage.call(real.clock.now(), accountId, 'presignPostFile', { body }), bytes)
    },
    mailing: (calls) => mailing.run(true, calls),
    async close() {
      for (const accountId of tokens.keys()) await stage.tryCall(real.clock.now(), accountId, 'logout', {})
      await app.close()
    },
  }
  return stage
}
