/** A server of its own for the cast: the same routes and commands, with a clock that can stand in the past. */
import { EventEmitter } from 'node:events'
import { contract, type RouteName } from '@brilla/contract'
import type { CallInput, Reply, Route } from '@brilla/contract/route'
import { createApp } from '../src/app.ts'
import type { Context, Events } from '../src/context.ts'
import { noLimiter } from '../src/core/limiter.ts'
import { startSession } from '../src/session/index.ts'

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
  /** Uploads a picture at a moment through a presigned address; answers the name to hand back. */
  upload(at: Date, accountId: string, use: 'profile' | 'cover' | 'photo', jpeg: Buffer): Promise<string>
  close(): Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000

/** Opens the stage beside the real server, on the same database and files. */
export async function openStage(real: Context): Promise<Stage> {
  let moment = real.clock.now()
  const context: Context = {
    ...real,
    config: { ...real.config, RATE_LIMITS: false },
    clock: { now: () => moment },
    limiter: noLimiter,
    events: new EventEmitter<Events>(),
    // The cast needs no mails, and nothing else of theirs waits for a job.
    jobs: { send: async () => {} },
  }
  const app = await createApp(context, null)
  const tokens = new Map<string, { token: string; until: number }>()

  async function tokenOf(accountId: string): Promise<string> {
    const known = tokens.get(accountId)
    if (known && moment.getTime() < known.until && moment.getTime() > known.until - 29 * dayMs)
      return known.token
    const token = await startSession(context, context.db, accountId, { remember: true })
    tokens.set(accountId, { token, until: moment.getTime() + 29 * dayMs })
    return token
  }

  const stage: Stage = {
    context,
    async call(at, accountId, name, input) {
      moment = at
      const route: Route = contract[name]
      const { params, query, body, headers } = input as Record<'params' | 'query' | 'body' | 'headers', never>
      const path = route.path.replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(params?.[key] ?? ''),
      )
      const answer = await app.inject({
        method: route.method,
        url: `/api${path}`,
        query: query ?? {},
        headers: {
          ...(headers as object | undefined),
          ...(accountId !== null && { 'x-access-token': await tokenOf(accountId) }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      if (answer.statusCode >= 300) throw new Error(`${name} was refused: ${answer.payload}`)
      return (answer.payload ? answer.json() : undefined) as never
    },
    async upload(at, accountId, use, jpeg) {
      const file = { filename: 'foto.jpg', type: 'image/jpeg' }
      const { url, filename } =
        use === 'photo'
          ? await stage.call(at, accountId, 'presignPostFile', { body: { ...file, ext: 'jpg' } })
          : await stage.call(at, accountId, 'presignProfileImage', { body: { ...file, image_type: use } })
      const { pathname, search } = new URL(url)
      const answer = await app.inject({
        method: 'PUT',
        url: pathname + search,
        headers: { 'content-type': 'image/jpeg' },
        payload: jpeg,
      })
      if (answer.statusCode !== 200) throw new Error(`an upload was refused: ${answer.payload}`)
      return filename
    },
    close: () => app.close(),
  }
  return stage
}
