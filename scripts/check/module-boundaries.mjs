// Lint plugin: which area may import which (modules.json), and which workspace.
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The areas of server and web, from below. */
export const areas = JSON.parse(readFileSync(new URL('../../modules.json', import.meta.url), 'utf8'))

const workspaceImports = {
  contract: [],
  'embedded-postgres': [],
  server: ['contract', 'embedded-postgres'],
  demo: ['contract', 'server'],
  web: ['contract'],
  e2e: ['contract', 'demo'],
  bench: ['contract', 'embedded-postgres', 'server', 'e2e'],
  reliability: ['contract', 'embedded-postgres', 'server'],
}

/** Files directly in server/src that do not belong to the composition, area `app`. */
const rootAreas = {
  'context.ts': 'platform',
  'config.ts': 'platform',
  'main.ts': 'main',
  'cli.ts': 'main',
  'run-command.ts': 'main',
}

/** Areas of the server whose files are not in modules; of `media` alone all files are one module with an index.ts. */
const withoutModules = ['platform', 'media', 'app', 'main']

/** @returns {string[] | undefined} a cycle in a graph of imports, or undefined when it is acyclic */
export function findCycle(graph) {
  const finished = new Set()
  const visit = (name, path) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (finished.has(name)) return undefined
    for (const imported of graph[name] ?? []) {
      const cycle = visit(imported, [...path, name])
      if (cycle) return cycle
    }
    finished.add(name)
    return undefined
  }
  for (const name of Object.keys(graph)) {
    const cycle = visit(name, [])
    if (cycle) return cycle
  }
  return undefined
}

/** @returns {{ workspace: string, area?: string, module?: string }} where a file belongs; `area` only in server and web */
export function locate(path) {
  const [workspace, second, third, ...rest] = relative(root, path).split(sep)
  if (!areas[workspace] || second !== 'src' || !third) return { workspace }
  if (workspace === 'web') {
    const [area, name] = third === 'features' ? rest : [rest.length > 0 ? third : 'app']
    return { workspace, area, module: `${area}/${name}` }
  }
  const area = rest.length === 0 ? (rootAreas[third] ?? 'app') : third
  return { workspace, area, module: withoutModules.includes(area) ? area : `${area}/${rest[0]}` }
}

/** @returns {string | undefined} why `filename` may not import `source`; undefined when it may */
export function findViolation(filename, source) {
  const from = locate(filename)
  const isTest = /\.test\.tsx?$/.test(filename) || filename.endsWith('testing.ts')
  const to = source.startsWith('.') ? locate(resolve(dirname(filename), source)) : locatePackage(source)
  if (!to)
    return from.workspace === 'contract' && !isTest && source !== 'zod'
      ? 'The contract imports nothing but zod'
      : undefined
  if (to.workspace !== from.workspace) return checkWorkspaces(from, to)
  if (!from.module || !to.module || from.module === to.module) return undefined
  return checkModules(from, to, { source, isTest })
}

function locatePackage(source) {
  const workspace = /^@brilla\/([a-z0-9-]+)/.exec(source)?.[1]
  return workspace && { workspace }
}

function checkWorkspaces(from, to) {
  if (from.area === 'ui') return 'ui must not depend on the product'
  const allowed = workspaceImports[from.workspace]
  if (!allowed || !(to.workspace in workspaceImports) || allowed.includes(to.workspace)) return undefined
  return `${from.workspace} may not import ${to.workspace}`
}

function checkModules(from, to, { source, isTest }) {
  const order = areas[from.workspace]
  for (const { area } of [from, to])
    if (!order.includes(area)) return `Area "${area}" is missing in modules.json`
  if (/\.store(\.ts)?$/.test(source))
    return `The store of "${to.module}" is private: export a function from its index.ts`
  if (isTest) return undefined
  if (order.indexOf(to.area) > order.indexOf(from.area))
    return `"${from.area}" may not import "${to.area}": modules.json lists it later`
  const needsIndex = from.workspace === 'server' && !['platform', 'app', 'main'].includes(to.module)
  return needsIndex && !source.endsWith('/index.ts')
    ? `Import "${to.module}" through its index.ts`
    : undefined
}

const boundaries = {
  create(context) {
    const check = (node) => {
      const source = node.source?.value ?? node.argument?.literal?.value
      if (typeof source !== 'string') return
      const message = findViolation(context.filename, source)
      if (message) context.report({ node: node.source ?? node, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

export default { meta: { name: 'modules' }, rules: { boundaries } }
