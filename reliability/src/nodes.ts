/** Three nodes with etcd and Patroni, each in a network namespace of its own, and HAProxy, as deploy/patroni describes them. */
import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
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
  /** Where HAProxy leads to the primary. */
  port: number
  findPrimary(): Promise<Node>
  /** Waits until one is the primary and both others follow it. */
  waitUntilWhole(): Promise<void>
  stop(): Promise<void>
}

const network = '10.77.0'
const bridge = 'brilla0'
const user = 'postgres'
const superuser = { user: 'postgres', password: 'of the superuser' }
const owner = { user: 'brilla', password: 'brilla', database: 'brilla' }
const wholeTimeout = 120_000

const resolve = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const ip = (...args: string[]) =>
  execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const ids = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))

/** Address of the database on a node, or through HAProxy. */
export const toUrl = (host: string, port = 5432): string =>
  `postgres://${owner.user}:${owner.password}@${host}:${port}/${owner.database}`

/** Needs root, and the programs of Debian's packages patroni, etcd-server, haproxy and postgresql-15. */
export async function startNodes(folder: string): Promise<Nodes> {
  removeNetwork()
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${network}.254/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
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
  })
  const whole = { nodes, port, ...watchRoles(nodes) }
  await whole.waitUntilWhole()
  await createDatabase((await whole.findPrimary()).address)
  return { ...whole, stop: () => stop(haproxy) }
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
        const as = ['nice', '-n', '-5', 'setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups']
        spawn('ip', ['netns', 'exec', name, ...as, ...program], options)
      }
      run(['etcd', ...createEtcdOptions(dataDir, number)])
      run(['patroni', resolve('../../deploy/patroni/patroni.yaml')], createPatroniEnv(dataDir, number))
    },
  }
}

function createEtcdOptions(dataDir: string, number: number): string[] {
  const address = `http://${network}.${number}`
  const members = [1, 2, 3].map((each) => `${each}=http://${network}.${each}:2380`).join(',')
  return Object.entries({
    name: `${number}`,
    'data-dir': join(dataDir, 'etcd'),
    'initial-cluster': members,
    'listen-peer-urls': `${address}:2380`,
    'initial-advertise-peer-urls': `${address}:2380`,
    'listen-client-urls': `${address}:2379`,
    'advertise-client-urls': `${address}:2379`,
    // A member that comes back must not unseat the leader.
    'pre-vote': 'true',
    'enable-v2': 'true',
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
    PATRONI_SUPERUSER_USERNAME: superuser.user,
    PATRONI_SUPERUSER_PASSWORD: superuser.password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: 'of the replicas',
  }
}

function watchRoles(nodes: Node[]): Pick<Nodes, 'findPrimary' | 'waitUntilWhole'> {
  const has = async ({ address }: Node, role: string) => {
    const signal = AbortSignal.timeout(1_000)
    const response = await fetch(`http://${address}:8008/${role}`, { signal }).catch(() => null)
    return response?.status === 200
  }
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

async function createDatabase(host: string): Promise<void> {
  const client = new pg.Client({ host, ...superuser, database: 'postgres' })
  await client.connect()
  await client.query(`create role ${owner.user} login password '${owner.password}'`)
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
