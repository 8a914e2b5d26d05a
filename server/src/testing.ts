/** A complete server for a test file, with a real database, jobs and files; mails are collected in a list. */
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDateAnywhereOnEarth } from '@brilla/contract/accounts/age'
import type { RouteName } from '@brilla/contract'
import { contract } from '@brilla/contract'
import type { CallInput, Reply, Route } from '@brilla/contract/platform/route'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { sql } from 'kysely'
import { createApp, createEventHandlers, createJobDefinitions } from './app.ts'
import { readConfig } from './config.ts'
import type { Context, Events } from './context.ts'
import type { Clock } from './platform/clock.ts'
import { type Database, openDatabase } from './platform/database/index.ts'
import { createTestDatabase, type TestDatabase } from './platform/database/testing.ts'
import { admitAll } from './platform/http/admission.ts'
import { createJobs } from './platform/jobs/index.ts'
import { noRateLimiter } from './platform/rate-limit/index.ts'
import { createMemoryRateLimiter } from './platform/rate-limit/memory.ts'
import { createLog } from './platform/log.ts'
import type { Mail } from './platform/mail.ts'
import type { Push } from './platform/web-push.ts'
import { createDiskStorage } from './platform/storage/disk.ts'
import { createNotifications } from './platform/database/notifications.ts'
import { startReplicas } from './platform/database/replicas.ts'
import { replicaDeadlines, watchDeadlines } from './platform/database/settings.ts'
import { countPendingEvents, createOutbox } from './platform/outbox/index.ts'
import { createReadiness } from './platform/readiness.ts'
import { readSecrets } from './services.ts'
import { createRealtime } from './platform/realtime/index.ts'
import { createVirusScanner } from './platform/virus-scanner.ts'
import { cropsJob } from './media/media.jobs.ts'
import { createImagePools, stopImagePools } from './media/index.ts'

type Contract = typeof contract

/** The input of any route, without the types of the contract. */
interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
  headers?: Record<string, string>
  token?: string
  language?: string
}

/** A response with its parsed JSON. */
export interface TestResponse<Body = unknown> {
  status: number
  headers: Record<string, unknown>
  body: Body
}

/** A push with its payload parsed. */
export interface TestPush extends Omit<Push, 'payload'> {
  endpoint: string
  payload: unknown
}

/** Birth date of a person who reaches `age` in `days` days (P-minors-14). */
export function birthdateTurning(age: number, days: number, now = new Date()): string {
  const today = new Date(getDateAnywhereOnEarth(now))
  return new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate() + days))
    .toISOString()
    .slice(0, 10)
}

/** A person with an account and an active session. */
export interface TestPerson {
  id: string
  email: string
  password: string
  token: string
}

export interface TestServer {
  /** To its database. */
  connection: TestDatabase['connection']
  app: Awaited<ReturnType<typeof createApp>>
  context: Context
  mails: Mail[]
  /** What was sent by Web Push; an endpoint that contains `gone` has ended. */
  pushes: TestPush[]
  /** Advances the server's clock. */
  advance(milliseconds: number): void
  /** Sends a request of the contract; does not throw for an error response. */
  call<N extends RouteName>(
    name: N,
    input?: Partial<CallInput<Contract[N]>> & { token?: string; language?: string },
  ): Promise<TestResponse<Reply<Contract[N]>>>
  /** Sends any request. */
  send(
    method: string,
    url: string,
    options?: { headers?: Record<string, string>; payload?: string | Buffer; remoteAddress?: string },
  ): Promise<TestResponse>
  /** Registers and confirms people through the API, concurrently, and chooses their type unless it is null. */
  registerTalents<K extends string>(...names: K[]): Promise<Record<K, TestPerson>>
  registerPeople<K extends string>(
    type: 'talento' | 'agencia' | null,
    ...names: K[]
  ): Promise<Record<K, TestPerson>>
  /** Waits for a mail to this address that contains the text, and returns the newest. */
  mailTo(email: string, containing?: string): Promise<Mail>
  /** Waits until every published event has been handled. */
  eventsHandled(): Promise<void>
  /** Waits until no job is left whose name begins like this; those that failed are tried again at once. */
  jobsDone(prefix: string): Promise<void>
  stop(): Promise<void>
}

export interface TestServerOptions {
  /** Whether the common crops of each upload are made; they take longer than most tests. */
  makesCommonCrops?: boolean
  /** Whether requests are refused while many statements wait: tests send many at once over few connections. */
  refusesOverload?: boolean
  /** Whether requests are counted, where `RATE_LIMITS` is on. */
  countsRequests?: boolean
  /** Instead of a database of its own. */
  database?: TestDatabase
  replicas?: TestDatabase['connection'][]
}

/** Starts a server; stop it in `afterAll`. Variables are those of the configuration. */
export async function startTestServer(
  variables: Record<string, string> = {},
  {
    makesCommonCrops = false,
    refusesOverload = false,
    countsRequests = true,
    database: given,
    replicas: replicaConnections = [],
  }: TestServerOptions = {},
): Promise<TestServer> {
  const database = given ?? (await createTestDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'brilla-files-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    VIDEO_POSTER_URL: 'off',
    AUTH_SECRET: 'a secret of the tests and of nothing else',
    ...variables,
  })
  const log = createLog(config.LOG_LEVEL)
  const secrets = await readSecrets(config)
  let shift = 0
  const clock: Clock = { now: () => new Date(Date.now() + shift) }
  // Few connections: each plans all statements that it executes (a twentieth of the CPU time less than with eight).
  const open = openDatabase(database.connection, log, { max: 4, acquireTimeout: 30_000 })
  // As in the product, event handlers and jobs that wait for locks leave the connections of requests alone.
  const background = openDatabase(database.connection, log, { max: 2, acquireTimeout: 30_000 })
  const doesJobs = config.ROLE !== 'api'
  const jobs = createJobs(database.connection, log, { work: doesJobs, concurrency: 4, pollInterval: 500 })
  const notifications = createNotifications(open.db, database.connection, log)
  const queue = openDatabase(database.connection, log, { max: 2, acquireTimeout: 30_000 })
  const outbox = createOutbox({ db: queue.db, log, jobs, interval: 5 })
  const mails: Mail[] = []
  const pushes: TestPush[] = []
  const imagePools = createImagePools()
  const replicas =
    replicaConnections.length > 0
      ? startReplicas(
          {
            primary: open.db,
            watched: openDatabase(database.connection, log, { max: 1, deadlines: watchDeadlines }),
            replicas: replicaConnections.map((connection) =>
              openDatabase(connection, log, { deadlines: replicaDeadlines }),
            ),
          },
          log,
        )
      : null
  const mailed = new EventEmitter().setMaxListeners(0)
  const context: Context = {
    config,
    log,
    clock,
    db: open.db,
    replicas,
    pools: { requests: open.pool, jobs: background.pool, events: queue.pool },
    jobs,
    outbox,
    notifications,
    mail: {
      async send(mail) {
        mails.push(mail)
        mailed.emit('mail')
      },
    },
    push: {
      publicKey: 'the key of the tests',
      async send(target, push) {
        pushes.push({ endpoint: target.endpoint, ...push, payload: JSON.parse(push.payload) })
        return target.endpoint.includes('gone') ? 'ended' : 'sent'
      },
    },
    storage: createDiskStorage(join(folder, 'files')),
    virusScanner: config.CLAMAV_HOST ? createVirusScanner(config.CLAMAV_HOST) : null,
    // At the lowest priority, crops in advance would take minutes on a busy machine.
    imagePools: { ...imagePools, background: imagePools.uploads },
    rateLimiter: config.RATE_LIMITS && countsRequests ? createMemoryRateLimiter() : noRateLimiter,
    events: new EventEmitter<Events>(),
    realtime: createRealtime(),
    readiness: createReadiness([
      () => sql`select 1 from migration limit 1`.execute(replicas?.standIn() ?? open.db),
    ]),
    secret: secrets[0],
    secrets,
  }
  const jobContext = { ...context, db: background.db }
  const handlers = createEventHandlers(jobContext)
  // Tests load the modules of all features in one go, which delays the event loop on a busy machine.
  const app = await createApp(context, null, {
    maxEventLoopDelay: 30_000,
    ...(!refusesOverload && { admission: admitAll }),
  })
  // Tests start jobs themselves: what the clock starts would change data in the middle of some test.
  await jobs.start(
    createJobDefinitions(jobContext)
      .filter(({ name }) => makesCommonCrops || name !== cropsJob)
      .map((definition) => ({ ...definition, schedule: undefined })),
  )
  if (doesJobs) outbox.start(handlers)

  const server: TestServer = {
    connection: database.connection,
    app,
    context,
    mails,
    pushes,
    advance: (milliseconds) => void (shift += milliseconds),
    async call(name, input = {}) {
      const route: Route = contract[name]
      const { params, query, body, headers, token, language } = input as LooseInput
      return server.send(route.method, getRouteUrl(route, { params, query }), {
        headers: {
          // One browser, so that logins are not reported as those of new ones.
          'x-browser-id': 'the browser of the tests',
          ...(token !== undefined && { 'x-access-token': token }),
          ...(language !== undefined && { 'accept-language': language }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }) as never
    },
    async send(method, url, options) {
      const response = await app.inject({ method: method as 'GET', url, ...options })
      const json = String(response.headers['content-type'] ?? '').includes('json')
      return {
        status: response.statusCode,
        headers: response.headers,
        body: json && response.payload ? JSON.parse(response.payload) : response.payload || undefined,
      }
    },
    registerTalents: (...names) => server.registerPeople('talento', ...names),
    async registerPeople(type, ...names) {
      const made = await Promise.all(
        names.map(async (name) => [name, await person(server, name, type)] as const),
      )
      return Object.fromEntries(made) as never
    },
    async mailTo(email, containing = '') {
      const deadline = AbortSignal.timeout(120_000)
      for (;;) {
        const mail = mails.findLast(
          ({ to, subject, text }) => to === email && `${subject}\n${text}`.includes(containing),
        )
        if (mail) return mail
        await once(mailed, 'mail', { signal: deadline }).catch(() => {
          throw new Error(`no mail to ${email}`)
        })
      }
    },
    eventsHandled: () =>
      until('events are not handled', async () => (await countPendingEvents(open.db, handlers)) === 0),
    jobsDone: (prefix) =>
      until(`jobs like ${prefix} are not done`, async () => {
        await retryAtOnce(open.db)
        return (await countJobs(open.db, prefix)) === 0
      }),
    async stop() {
      await app.close()
      await outbox.stop()
      await jobs.stop()
      await notifications.stop()
      await stopImagePools(context)
      await replicas?.stop()
      await Promise.all([open.close(), background.close(), queue.close()])
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return server
}

/** Waits for two minutes at the most, as long as other tests wait for a state. */
async function until(failure: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 120_000
  while (performance.now() < end) {
    if (await isTrue()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(failure)
}

async function countJobs(db: Database, prefix: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs
    where starts_with(task_identifier, ${prefix}) and (attempts < max_attempts or locked_at is not null)
  `.execute(db)
  return rows[0]!.count
}

/** Makes jobs available that failed and would be tried again later. */
export async function retryAtOnce(db: Database): Promise<void> {
  await sql`
    select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where attempts > 0 and attempts < max_attempts and run_at > now()),
      run_at => now()
    )
  `.execute(db)
}

/** A first name, which has no digits (P-accounts-35): of `Ana12` it is `Ana BC`. */
export const toFirstName = (name: string): string =>
  name.replace(
    /[\d_]+/g,
    (digits) => ` ${Array.from(digits, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '').join('')}`,
  )

/** The profile address that a test person with this name gets. */
export const toProfileUrl = (name: string): string =>
  `${toFirstName(name)} prueba`.toLowerCase().replaceAll(' ', '-')

/** A valid registration. */
export function createRegistration(name: string) {
  return {
    nombre: toFirstName(name),
    apellido: 'Prueba',
    birthdate: '1995-04-12',
    email: `${name.toLowerCase()}@gente.example`,
    password: `la clave de ${name}`,
    country: 'MX',
    ciudad: 'Mérida',
    langCode: 'es' as const,
    terms: true,
  }
}

async function person(
  server: TestServer,
  name: string,
  type: 'talento' | 'agencia' | null,
): Promise<TestPerson> {
  const { email, password, ...rest } = createRegistration(name)
  const registered = await server.call('registerUser', { body: { email, password, ...rest } })
  if (registered.status !== 201)
    throw new Error(`could not register ${name}: ${JSON.stringify(registered.body)}`)
  const link = /confirmation#([\w-]+)/.exec((await server.mailTo(email)).text)?.[1] ?? ''
  const confirmed = await server.call('confirmUser', { params: { token: link } })
  let { token } = confirmed.body
  if (type) token = (await server.call('chooseAccountType', { token, body: { profile: type } })).body.token
  return { id: registered.body.id, email, password, token }
}
