/** The accounts and content that sample requests refer to, and helpers that create more of them. */
import type { ErrorCode } from '@brilla/contract/platform/errors'
import { decodeJwt } from 'jose'
import { uploadFile } from '../../media/media.testing.ts'
import { createJpeg } from '../../media/media.samples.ts'
import { signTicket } from '../oauth/oauth-state.ts'
import type { TestPerson, TestServer } from '../../testing.ts'
import { minute } from '../../platform/duration.ts'
import { startSession } from './index.ts'

/** A valid request. `error` is the documented error that its sender gets for a reason other than the audience. */
export interface Sample {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  error?: ErrorCode
}

export type CallerType = 'none' | 'talento' | 'agencia' | 'suspended' | 'moderator'

export interface SampleWorld {
  server: TestServer
  /** The sender, with a valid token; for a guest route somebody else than the sender. */
  caller: TestPerson & { type: CallerType }
  /** Another talent: the id or profile_url, and the ids of a post and of a comment under it. */
  author: string
  post: string
  comment: string
}

/**
 * What replaces parts of the contract's example request of a route, so that it is valid in this world: it succeeds unless
 * it names an error. A route that is missing is sent as in its example.
 */
export type Samples<Routes> = {
  [Name in keyof Routes]?: (world: SampleWorld) => Sample | Promise<Sample>
}

let made = 0

/** A name that no other account, address or identity has. */
export function createName(): string {
  made += 1
  return `Muestra${made}`
}

/** Fails with the response of a step that was expected to succeed. */
function expectSuccess<T>(response: { status: number; body: T }): T {
  if (response.status < 300) return response.body
  throw new Error(`a step before a sample failed: ${response.status} ${JSON.stringify(response.body)}`)
}

export async function registerPerson({ server }: SampleWorld): Promise<TestPerson> {
  const name = createName()
  return (await server.registerTalents(name))[name]!
}

/** The token in the newest mail to `email`, after `marker` in the link. */
export async function readMailedToken(server: TestServer, email: string, marker: string): Promise<string> {
  const { text } = await server.mailTo(email, marker)
  return /^[\w-]+/.exec(text.slice(text.indexOf(marker) + marker.length))?.[0] ?? ''
}

export async function createPost(
  { server }: SampleWorld,
  { token }: TestPerson,
  description = 'Hola',
): Promise<string> {
  return expectSuccess(await server.call('createPost', { token, body: { description } })).id
}

/** Creates a post in English. */
export async function createForeignPost(world: SampleWorld): Promise<string> {
  const author = await registerPerson(world)
  return createPost(
    world,
    author,
    'I have been painting the walls of the theater all summer with my friends.',
  )
}

/** Creates a post with a photo and returns the photo's name. */
export async function createPhoto({ server, caller }: SampleWorld): Promise<string> {
  const filename = await uploadFile(server, caller)
  const body = { files: [{ filename, type: 'image' as const }] }
  return expectSuccess(await server.call('createPost', { token: caller.token, body })).files[0]!.url
}

export async function createComment({ server, caller, post }: SampleWorld): Promise<string> {
  const body = { comment: 'Hola', postId: post }
  return expectSuccess(await server.call('createComment', { token: caller.token, body })).id
}

export async function uploadProfileImage(
  { server, caller: { token } }: SampleWorld,
  use: 'profile' | 'cover',
): Promise<string> {
  const body = { filename: 'yo.jpg', type: 'image/jpeg', image_type: use }
  const { url, filename } = expectSuccess(await server.call('presignProfileImage', { token, body }))
  const { pathname, search } = new URL(url)
  const headers = { 'content-type': 'image/jpeg' }
  expectSuccess(await server.send('PUT', pathname + search, { headers, payload: await createJpeg(640, 480) }))
  return filename
}

/** Id of a second session of the caller. */
export async function createSession({ server, caller }: SampleWorld): Promise<string> {
  return String(decodeJwt(await startSession(server.context, server.context.db, caller.id))['sid'])
}

/** An identity at a provider and a ticket for it, as the callback issues them. */
export async function createTicket(
  { server: { context } }: SampleWorld,
  { subject = createName(), forceReauth = false } = {},
): Promise<{ facebookId: string; ticket: string; email: string }> {
  const email = `${subject.toLowerCase()}@casa.example`
  const identity = { issuer: 'https://casa.example', subject, email, emailVerified: true }
  const names = { firstName: 'Muestra', lastName: 'Prueba' }
  const now = context.clock.now()
  const until = new Date(now.getTime() + minute)
  const claims = { ...identity, ...names, provider: 'casa', forceReauth }
  return { facebookId: subject, ticket: await signTicket(context.secret, claims, now, until), email }
}

/** Registers an account with a provider's identity; returns the provider's id of the person. */
export async function registerByProvider(world: SampleWorld): Promise<string> {
  const { email, ...identity } = await createTicket(world)
  const body = { ...identity, ...socialRegistration, email }
  expectSuccess(await world.server.call('registerSocial', { body }))
  return identity.facebookId
}

/** Gives the caller a provider's identity; returns the provider's id of the person. */
export async function linkProvider({ server: { context }, caller }: SampleWorld): Promise<string> {
  const subject = createName()
  await context.db
    .insertInto('social_identity')
    .values({
      issuer: 'https://casa.example',
      subject,
      account_id: caller.id,
      created_at: context.clock.now(),
    })
    .execute()
  return subject
}

const socialRegistration = {
  first_name: 'Muestra',
  last_name: 'Prueba',
  birthdate: '1995-04-12',
  ciudad: 'Mérida',
  country: 'MX',
  terms: true,
  langCode: 'es' as const,
}
