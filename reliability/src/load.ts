/** People who publish, comment, like, follow, write, upload and register, and a ledger of what was acknowledged. */
import { randomInt, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import type { Client } from './client.ts'

export interface Ledger {
  /** Marks in the texts of posts, comments and messages. */
  posts: string[]
  comments: string[]
  messages: string[]
  /** Last acknowledged state, by `{account} {post}` and `{follower} {followed}`. */
  likes: Map<string, boolean>
  follows: Map<string, boolean>
  /** Names of the photos of posts. */
  uploads: string[]
  /** Addresses of registrations, each of which sends one mail. */
  registrations: string[]
}

interface Person {
  id: string
  token: string
  posts: string[]
}

const peopleCount = 8
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Letters only: digits can look like a telephone number, which is not published. */
const createMark = () => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')

const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)]!

export interface Load {
  ledger: Ledger
  /** Stops when the last request of each person is acknowledged. */
  stop(): Promise<void>
}

export async function startLoad(client: Client, outbox: string): Promise<Load> {
  const ledger: Ledger = {
    posts: [],
    comments: [],
    messages: [],
    likes: new Map(),
    follows: new Map(),
    uploads: [],
    registrations: [],
  }
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a05', noise } })
    .jpeg()
    .toBuffer()
  const people: Person[] = []
  for (let n = 0; n < peopleCount; n++) people.push(await registerTalent(client, ledger, outbox))
  const stopped = new AbortController()

  /** What a person can do, each once. */
  const actions = [publish, comment, comment, like, like, like, follow, write, write, upload, register]

  async function publish(person: Person): Promise<void> {
    const mark = createMark()
    const body = { title: '', description: `Una prueba ${mark}`, categoryId: 1, files: [] }
    const { id } = await client.call('createPost', { body }, { token: person.token, key: mark })
    ledger.posts.push(mark)
    person.posts.push(id)
  }

  async function comment({ token }: Person): Promise<void> {
    const mark = createMark()
    const postId = pick(pick(people).posts)
    await client.call('createComment', { body: { comment: `Bien ${mark}`, postId } }, { token, key: mark })
    ledger.comments.push(mark)
  }

  async function like({ id, token }: Person): Promise<void> {
    const post = pick(pick(people).posts)
    const reacted = randomInt(3) > 0
    await client.call('likePost', { params: { id: post }, body: { reacted } }, { token })
    ledger.likes.set(`${id} ${post}`, reacted)
  }

  async function follow(person: Person): Promise<void> {
    const { id } = pick(people.filter((other) => other !== person))
    const following = randomInt(2) > 0
    await client.call(following ? 'followUser' : 'unfollowUser', { body: { id } }, { token: person.token })
    ledger.follows.set(`${person.id} ${id}`, following)
  }

  async function write(person: Person): Promise<void> {
    const mark = createMark()
    const { id: receiverId } = pick(people.filter((other) => other !== person))
    const body = { receiverId, message: `Hola ${mark}`, clientId: mark }
    await client.call('sendMessage', { body }, { token: person.token })
    ledger.messages.push(mark)
  }

  async function uploadPhoto(token: string): Promise<string> {
    for (;;) {
      const { url, filename } = await client.call(
        'presignPostFile',
        { body: { filename: 'foto.jpg', type: 'image/jpeg', ext: 'jpg' } },
        { token },
      )
      if (await client.upload(url, 'image/jpeg', photo)) return filename
    }
  }

  async function upload(person: Person): Promise<void> {
    const mark = createMark()
    const { token } = person
    const filename = await uploadPhoto(token)
    const files = [{ filename, type: 'image' as const, alt: '' }]
    const body = { title: '', description: `Una foto ${mark}`, categoryId: 1, files }
    const { id } = await client.call('createPost', { body }, { token, key: mark })
    ledger.posts.push(mark)
    ledger.uploads.push(filename)
    person.posts.push(id)
  }

  async function register(): Promise<void> {
    await registerPerson(client, ledger)
  }

  async function act(person: Person): Promise<void> {
    while (!stopped.signal.aborted) {
      await pick(actions)(person)
      await sleep(randomInt(40))
    }
  }

  for (const person of people) await publish(person)
  const acting = Promise.all(people.map(act))
  // Reported by `stop`; unhandled until then, it would end the process and leave the servers running.
  acting.catch(() => {})
  return {
    ledger,
    async stop() {
      stopped.abort()
      await acting
    },
  }
}

async function registerPerson(client: Client, ledger: Ledger): Promise<{ id: string; email: string }> {
  const email = `${createMark()}@gente.example`
  const body = {
    nombre: 'Persona',
    apellido: 'Prueba',
    birthdate: '1995-04-12',
    email,
    password: `una clave larga de ${email}`.slice(0, 40),
    country: 'MX',
    ciudad: 'Mérida',
    langCode: 'es' as const,
    terms: true as const,
  }
  const { id } = await client.call('registerUser', { body }, { key: randomUUID() })
  ledger.registrations.push(email)
  return { id, email }
}

/** Registers a talent through the link in the mail. */
export async function registerTalent(client: Client, ledger: Ledger, outbox: string): Promise<Person> {
  const { id, email } = await registerPerson(client, ledger)
  let link: string | undefined
  while (link === undefined) {
    await sleep(50)
    link = (await readMails(outbox)).find(({ to }) => to === email)?.link
  }
  const { token } = await client.call('confirmUser', { params: { token: link } })
  const chosen = await client.call('chooseAccountType', { body: { profile: 'talento' } }, { token })
  return { id, token: chosen.token, posts: [] }
}

interface ConfirmationMail {
  id: string
  to: string
  link: string
}

/** The confirmation mails in a folder. */
export async function readMails(outbox: string): Promise<ConfirmationMail[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails: ConfirmationMail[] = []
  for (const name of names) {
    const { messageId, to, text } = await PostalMime.parse(await readFile(join(outbox, name)))
    const link = /confirmation#([\w-]+)/.exec(text ?? '')?.[1]
    if (link !== undefined) mails.push({ id: messageId!, to: to![0]!.address!, link })
  }
  return mails
}
