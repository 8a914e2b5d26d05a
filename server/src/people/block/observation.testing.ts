/**
 * Everything that a person can see, as responses of all GET routes of the contract with valid parameters, and the replies to
 * requests that name something hidden.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { contract, type RouteName } from '@brilla/contract'
import type { Route } from '@brilla/contract/platform/route'
import type { ClientEvents } from '@brilla/contract/conversations/realtime'
import pg from 'pg'
import type { Socket } from 'socket.io-client'
import { vi } from 'vitest'
import { z } from 'zod'
import type { Sample, SampleWorld } from '../../accounts/auth/sample-world.testing.ts'
import { createSample } from '../../accounts/auth/samples.testing.ts'
import { connectSocket } from '../../conversations/message/message.testing.ts'
import type { TestPerson, TestServer } from '../../testing.ts'

export interface Request extends Pick<Sample, 'params' | 'query' | 'body'> {
  name: RouteName
}

interface Observed {
  status: number
  body: unknown
  /** Number of statements, which would show in the time that the response takes. */
  queries: number
}

type Content = Pick<SampleWorld, 'author' | 'post' | 'comment'>

const routes = Object.entries(contract) as [RouteName, Route][]

/** Routes that return a file, or data of the caller alone. Two files of the same content differ in their ids. */
const ownRoutes: RouteName[] = ['downloadExport', 'getPressKit', 'getSessions']

/** Requests of a press kit with each of these posts, of which only the caller's own are drawn. */
export const listPressKits = (posts: readonly string[]): Request[] =>
  posts.map((works) => ({ name: 'getPressKit', query: { works } }))

/** Requests of all GET routes about all these people, posts and comments, and words to search for. */
export async function listReads(
  server: TestServer,
  caller: TestPerson,
  contents: Content[],
  words: string[],
): Promise<Request[]> {
  const requests: Request[] = []
  for (const [name, route] of routes) {
    // Guests are not known, so what they are shown is the same for everybody.
    if (route.method !== 'GET' || route.audience === 'guest' || ownRoutes.includes(name)) continue
    // The same 404 for whatever a moderator could read; each sample of one takes long.
    for (const content of route.audience === 'moderator' ? contents.slice(0, 1) : contents) {
      const { params, query } = await createSample(name, {
        server,
        caller: { ...caller, type: 'talento' },
        ...content,
      })
      const base: Request = { name, ...(params && { params }), ...(query && { query: { ...query } }) }
      delete base.query?.after
      requests.push(
        base,
        ...listVariants(base, 'params', route, words),
        ...listVariants(base, 'query', route, words),
      )
    }
  }
  return distinct(requests)
}

/** The same request with each other value of each field, and without each optional field. */
function listVariants(base: Request, part: 'params' | 'query', route: Route, words: string[]): Request[] {
  const fields = base[part]
  const schema = route[part]
  if (!fields || !(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([field, type]) => {
    const values = field === 'q' ? words : field === 'page' ? ['1', '2'] : listChoices(type as z.ZodType)
    const variants = values.map((value) => ({ ...fields, [field]: value }))
    if (part === 'query' && (type as z.ZodType).safeParse(undefined).success) {
      const { [field]: _, ...without } = fields
      variants.push(without)
    }
    return variants.map((variant) => ({ ...base, [part]: variant }))
  })
}

/** The values of an enumeration, which may be optional or have a default. */
function listChoices(type: z.ZodType): string[] {
  if (type instanceof z.ZodEnum) return type.options.map(String)
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault)
    return listChoices(type.unwrap() as z.ZodType)
  return []
}

/** Requests of all other routes with one of these ids in each field that takes an id. */
export async function listWrites(
  server: TestServer,
  caller: TestPerson,
  content: Content,
  ids: string[],
): Promise<Request[]> {
  const requests: Request[] = []
  for (const [name, route] of routes) {
    if (route.method === 'GET') continue
    const fields = { params: listIdFields(route.params), body: listIdFields(route.body) }
    if (fields.params.length + fields.body.length === 0) continue
    const sample = await createSample(name, { server, caller: { ...caller, type: 'talento' }, ...content })
    const base: Request = {
      name,
      ...(sample.params && { params: sample.params }),
      ...(sample.body && { body: sample.body }),
    }
    for (const part of ['params', 'body'] as const)
      for (const field of fields[part])
        for (const id of ids) requests.push({ ...base, [part]: { ...base[part], [field]: id } })
  }
  return distinct(requests)
}

/** The fields that take the id of an account, a post, a comment or a message. */
function listIdFields(schema: z.ZodType | undefined): string[] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.keys(schema.shape).filter(
    (field) => /^id$|Id$|^replyTo$|^profile_url$/.test(field) && !['categoryId', 'clientId'].includes(field),
  )
}

/** Payloads of all events that a client can send, about somebody. */
const clientEvents: Record<keyof ClientEvents, (person: { id: string; url: string }) => object[]> = {
  typing: ({ id, url }) => [id, url].map((profile_url) => ({ profile_url })),
  'add-message': ({ id }) => [{ receiverId: id, message: 'Hola' }],
}

/** Sends all events of a client about somebody; returns the acknowledgements. */
export async function sendClientEvents(
  origin: string,
  { token }: TestPerson,
  about: { id: string; url: string },
): Promise<unknown[]> {
  const replies: unknown[] = []
  for (const [name, createPayloads] of Object.entries(clientEvents))
    for (const payload of createPayloads(about)) {
      // Of events that follow each other quickly in one connection, some are ignored.
      const socket: Socket = (await connectSocket(origin, token)).socket
      if (name === 'typing') socket.emit(name, payload)
      else replies.push(await socket.timeout(10_000).emitWithAck(name, payload))
      // Answered once the event before it has been received.
      await socket.timeout(10_000).emitWithAck('add-message', {})
      socket.disconnect()
    }
  return replies
}

const distinct = (requests: Request[]): Request[] => [
  ...new Map(requests.map((request) => [JSON.stringify(request), request])).values(),
]

/** Pages that are read of one list. */
const pagesMax = 4

/** Sends the requests one after the other, and follows the cursors of lists. */
export async function observe(
  server: TestServer,
  { token }: TestPerson,
  requests: Request[],
): Promise<{ request: Request; pages: Observed[] }[]> {
  // Statements are counted by the request in whose context they run, so that those of jobs are not.
  const statements = new AsyncLocalStorage<string[]>()
  const { query: send } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...sent: unknown[]
  ) {
    statements.getStore()?.push(JSON.stringify(sent[0]) ?? '')
    return Reflect.apply(send, this, sent)
  })
  try {
    const observed: { request: Request; pages: Observed[] }[] = []
    for (const request of requests) {
      const pages: Observed[] = []
      const { name, ...input } = request
      let next: unknown
      do {
        const query = { ...input.query, ...(typeof next === 'string' && { after: next }) }
        const parts = { ...input, ...(input.query && { query }), token }
        const texts: string[] = []
        const { status, body } = await statements.run(texts, () => server.call(name, parts as object))
        const isFile = (contract[name] as Route).download !== undefined && status === 200
        pages.push({
          status,
          body: isFile ? null : body,
          queries: texts.filter((text) => !identifiesCaller(text)).length,
        })
        next = (body as { next?: unknown } | undefined)?.next
      } while (typeof next === 'string' && pages.length < pagesMax)
      observed.push({ request, pages })
    }
    return observed
  } finally {
    spy.mockRestore()
  }
}

/** The caller is identified again once a second (docs/decisions/0006). */
const identifiesCaller = (text: string): boolean => text.includes('from session join account')
