/** Three nodes with etcd and Patroni, each in a network namespace of its own, and HAProxy, as deploy/patroni describes them. */
import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { get } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import getPort from 'get-port'
import pg from 'pg'
import { type Program, superviseProgram } from './program.ts'

export interface Node {
  address: string
  /** Ends everything on it without notice. */
  kill(): void
  /** Stops everything on it as it is. */
  pause(): void
  resume(): void
  /** Nothing reaches it any more, and nothing leaves it. */
  cut(): void
  restore(): void
  /** Starts what it runs. */
  start(): void
}

export interface Nodes {
  nodes: Node[]
  /** Address of the database through HAProxy, which leads to the primary. */
  url: string
  /** Those on the nodes themselves, with commas. */
  replicaUrl: string
  findPrimary(): Promise<Node>
  /** Waits until one is the primary and both others follow it. */
  waitUntilWhole(): Promise<void>
  stop(): Promise<void>
}

const network = '10.77.0'
const bridge = 'brilla0'
const user = 'postgres'
const owner = { user: 'brilla', database: 'brilla' }
const wholeTimeout = 120_000
/** Each node has a file system with its own certificates and sockets; takes their folders and what to run. */
const mount = 'mount --bind "$0" /etc/patroni && mount --bind "$1" /var/run/postgresql && shift && exec "$@"'

const resolve = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const ip = (...args: string[]) =>
  execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const ids = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))

const etcdEnv = parseEnv(readFileSync(resolve('../../deploy/patroni/etcd.env'), 'utf8'))

/** Needs root, and the programs of Debian's packages patroni, python3-idna, etcd-server, haproxy and postgresql-15. */
export async function startNodes(folder: string): Promise<Nodes> {
  removeNetwork()
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${network}.254/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  const certificates = makeCertificates(folder)
  const own = join(certificates, owner.user)
  const identity = readIdentity(own)
  const nodes: Node[] = []
  for (const number of [1, 2, 3]) {
    const node = await createNode(folder, number)
    node.start()
    nodes.push(node)
  }
  const port = await getPort()
  const [one, two, three] = nodes.map(({ address }) => address)
  const haproxy = superviseProgram('haproxy', ['-db', '-f', resolve('../../deploy/patroni/haproxy.cfg')], {
    ...process.env,
    NODE_1: one,
    NODE_2: two,
    NODE_3: three,
    DATABASE_LISTEN: `127.0.0.1:${port}`,
    CERTIFICATE: own,
  })
  const roles = watchRoles(nodes, identity)
  await roles.waitUntilWhole()
  const { address } = await roles.findPrimary()
  await createDatabase(address, readIdentity(join(certificates, 'node-1')))
  await checkRefusals(address, identity)
  const toUrl = (host: string) =>
    `postgres://${owner.user}@${host}/${owner.database}?sslmode=verify-full` +
    `&sslrootcert=${own}/ca.crt&sslcert=${own}/tls.crt&sslkey=${own}/tls.key`
  return {
    ...roles,
    nodes,
    url: toUrl(`127.0.0.1:${port}`),
    replicaUrl: nodes.map((node) => toUrl(node.address)).join(','),
    stop: () => stop(haproxy),
  }
}

interface Identity {
  ca: string
  cert: string
  key: string
}

function readIdentity(folder: string): Identity {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return { ca: read('ca.crt'), cert: read('tls.crt'), key: read('tls.key') }
}

/** Makes those of the nodes and of Brilla, as docs/operations.md says; returns their folder. */
function makeCertificates(folder: string): string {
  const certificates = join(folder, 'certificates')
  const names = [1, 2, 3].map((number) => `node-${number},${network}.${number},database,127.0.0.1`)
  const script = resolve('../../deploy/certificates.sh')
  execFileSync('sh', [script, certificates, ...names, owner.user], { stdio: 'ignore' })
  for (const number of [1, 2, 3]) {
    const own = join(certificates, `node-${number}`)
    execFileSync('chgrp', ['-R', 'ssl-cert', own])
    execFileSync('chmod', ['-R', 'g=rX', own])
  }
  return certificates
}

/** Status of a response, if there is one. */
const ask = (url: string, identity: Partial<Identity>): Promise<number | undefined> =>
  new Promise((answer) => {
    const options = { ...identity, agent: false, signal: AbortSignal.timeout(1_000) }
    get(url, options, ({ statusCode }) => answer(statusCode)).on('error', () => answer(undefined))
  })

/** Throws when a node answers without TLS, without a certificate, or to Brilla's what is for nodes alone. */
async function checkRefusals(host: string, identity: Identity): Promise<void> {
  const { ca } = identity
  const canConnect = (config: pg.ClientConfig) => {
    const client = new pg.Client({ host, ...owner, ...config })
    return client.connect().then(
      () => true,
      () => false,
    )
  }
  const canFetch = (url: string) =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  // A copy, as pg hides the key in the object that it is given.
  const ssl = { ...identity }
  const answers = {
    'PostgreSQL without TLS': canConnect({}),
    'PostgreSQL without a certificate': canConnect({ ssl: { ca } }),
    'PostgreSQL to Brilla as superuser': canConnect({ ssl, user, database: 'postgres' }),
    'Patroni without TLS': canFetch(`http://${host}:8008/primary`),
    'Patroni without a certificate': ask(`https://${host}:8008/primary`, { ca }),
    'etcd without TLS': canFetch(`http://${host}:2379/version`),
    'etcd without a certificate': ask(`https://${host}:2379/version`, { ca }),
    'etcd to Brilla': ask(`https://${host}:2379/version`, identity),
  }
  for (const [what, answer] of Object.entries(answers))
    if (await answer) throw new Error(`${what} was answered`)
}

/** Sends a signal to everything that runs in a namespace. */
function signalAll(name: string, signal: NodeJS.Signals): void {
  for (const pid of ip('netns', 'pids', name).split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), signal)
    } catch {
      // It has ended in the meantime.
    }
  }
}

async function createNode(folder: string, number: number): Promise<Node> {
  const name = `brilla-${number}`
  const address = `${network}.${number}`
  const dataDir = join(folder, name)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chown(dataDir, ids('-u'), ids('-g'))
  ip('netns', 'add', name)
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  ip('link', 'set', name, 'master', bridge, 'up')
  ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0')
  for (const link of ['eth0', 'lo']) ip('-n', name, 'link', 'set', link, 'up')
  const folders = [join(folder, 'certificates', `node-${number}`), dataDir]
  const signal = (how: NodeJS.Signals) => signalAll(name, how)
  return {
    address,
    kill: () => signal('SIGKILL'),
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    cut: () => void ip('link', 'set', name, 'down'),
    restore: () => void ip('link', 'set', name, 'up'),
    start() {
      const run = (program: string[], env: NodeJS.ProcessEnv = {}) => {
        const options: SpawnOptions = {
          env: { ...process.env, HOME: dataDir, ...env },
          stdio: 'ignore',
          cwd: dataDir,
        }
        // The load has the same cores, and must not keep them from giving signs of life.
        const as = ['nice', '-n', '-5', 'setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups']
        spawn('ip', ['netns', 'exec', name, 'sh', '-c', mount, ...folders, ...as, ...program], options)
      }
      run(['etcd', ...createEtcdOptions(dataDir, number)], etcdEnv)
      run(['patroni', resolve('../../deploy/patroni/patroni.yaml')], createPatroniEnv(dataDir, number))
    },
  }
}

function createEtcdOptions(dataDir: string, number: number): string[] {
  const address = `https://${network}.${number}`
  const members = [1, 2, 3].map((each) => `${each}=https://${network}.${each}:2380`).join(',')
  return Object.entries({
    name: `${number}`,
    'data-dir': join(dataDir, 'etcd'),
    'initial-cluster': members,
    'listen-peer-urls': `${address}:2380`,
    'initial-advertise-peer-urls': `${address}:2380`,
    'listen-client-urls': `${address}:2379`,
    'advertise-client-urls': `${address}:2379`,
    'heartbeat-interval': '200',
    'election-timeout': '2000',
    'log-level': 'fatal',
  }).map(([option, value]) => `--${option}=${value}`)
}

function createPatroniEnv(dataDir: string, number: number): NodeJS.ProcessEnv {
  const address = `${network}.${number}`
  return {
    PATRONI_NAME: `node-${number}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
    PATRONI_POSTGRESQL_DATA_DIR: join(dataDir, 'postgres'),
    PATRONI_POSTGRESQL_BIN_DIR: '/usr/lib/postgresql/15/bin',
    PATRONI_ETCD_HOSTS: [1, 2, 3].map((each) => `${network}.${each}:2379`).join(','),
  }
}

function watchRoles(nodes: Node[], identity: Identity): Pick<Nodes, 'findPrimary' | 'waitUntilWhole'> {
  const has = async ({ address }: Node, role: string) =>
    (await ask(`https://${address}:8008/${role}`, identity)) === 200
  const find = async (role: string) => {
    const found = await Promise.all(nodes.map(async (node) => (await has(node, role)) && node))
    return found.filter((node) => node !== false)
  }
  async function waitUntil(isReached: () => Promise<boolean>, what: string): Promise<void> {
    const end = performance.now() + wholeTimeout
    while (!(await isReached())) {
      if (performance.now() > end) throw new Error(`${what} within ${wholeTimeout / 1_000} s`)
      await sleep(200)
    }
  }
  return {
    async findPrimary() {
      return (await find('primary'))[0]!
    },
    waitUntilWhole: () =>
      waitUntil(
        async () =>
          (await find('primary')).length === 1 &&
          (await find('synchronous')).length === 1 &&
          (await find('replica?lag=1MB')).length === 2,
        'the nodes were not whole',
      ),
  }
}

async function createDatabase(host: string, ssl: Identity): Promise<void> {
  const client = new pg.Client({ host, user, database: 'postgres', ssl })
  await client.connect()
  await client.query(`create role ${owner.user} login`)
  await client.query(`create database ${owner.database} owner ${owner.user}`)
  await client.end()
}

async function stop(haproxy: Program): Promise<void> {
  await haproxy.stop()
  removeNetwork()
}

/** Ends what runs in the namespaces, and removes them; also those that a run which was interrupted has left. */
function removeNetwork(): void {
  const left = ip('netns', 'list').match(/^brilla-\d/gm) ?? []
  for (const name of left) {
    signalAll(name, 'SIGKILL')
    ip('netns', 'delete', name)
  }
  // A namespace that ends takes a moment to remove its own.
  for (const [, link] of ip('-o', 'link', 'show').matchAll(/ (brilla[-\w]+)[@:]/g))
    spawnSync('ip', ['link', 'delete', link!])
}
