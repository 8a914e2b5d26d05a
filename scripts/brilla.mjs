// Entry point of all commands. May import no package before ensureInstalled() has run.
import { runtime } from './runtime.mjs'
import { ensureInstalled } from './install.mjs'

const commands = {
  start: () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  test: () => import('./test.mjs'),
  'test:cluster': () => import('./test-cluster.mjs'),
  check: () => import('./check.mjs'),
  format: () => import('./format.mjs'),
  release: () => import('./release.mjs'),
  schema: () => import('./schema.mjs'),
  cities: () => import('./cities.mjs'),
  bench: () => import('./measurement.mjs'),
  reliability: () => import('./measurement.mjs'),
  fuzz: () => import('./fuzz.mjs'),
  'search:evaluate': () => import('./search-evaluate.mjs'),
  'check:pages': () => import('./check-pages.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  'share-pictures': () => import('./share-pictures.mjs'),
  suspend: () => import('./server-command.mjs'),
  unsuspend: () => import('./server-command.mjs'),
  'two-step-off': () => import('./server-command.mjs'),
  terms: () => import('./server-command.mjs'),
  moderator: () => import('./server-command.mjs'),
  jobs: () => import('./server-command.mjs'),
  recount: () => import('./server-command.mjs'),
  migrate: () => import('./server-command.mjs'),
  discovery: () => import('./server-command.mjs'),
  placeholders: () => import('./server-command.mjs'),
  backup: () => import('./server-command.mjs'),
  restore: () => import('./server-command.mjs'),
  config: () => import('./server-command.mjs'),
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`Usage: node scripts/brilla.mjs ${Object.keys(commands).join('|')}`)
  process.exit(2)
}
try {
  ensureInstalled()
  const { default: run } = await command()
  process.exitCode = await run(runtime(), args, name)
} catch (error) {
  console.error(error.expected ? error.message : error)
  process.exitCode = 1
}
