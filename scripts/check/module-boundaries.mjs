// Lint plugin: which module may import which. modules.json holds the graph, workspaceImports that of the workspaces.
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Lists of importable modules by workspace and module. */
export const modules = JSON.parse(readFileSync(new URL('../../modules.json', import.meta.url), 'utf8'))

const workspaceImports = {
  contract: [],
  'embedded-postgres': [],
  server: ['contract', 'embedded-postgres'],
  demo: ['contract', 'server'],
  web: ['contract'],
  e2e: ['contract', 'demo'],
  bench: ['contract', 'embedded-postgres', 'server', 'e2e'],
}

/** Files directly in server/src that do not belong to the composition, module `app`. */
const rootModules = {
  'context.ts': 'platform',
  'config.ts': 'platform',
  'main.ts': 'main',
  'cli.ts': 'main',
  'run-command.ts': 'main',
}

/** Modules of the server that have no index.ts. */
const withoutIndex = ['platform', 'app', 'main']

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

for (const side of ['server', 'web']) {
  const cycle = findCycle(modules[side])
  if (cycle) throw new Error(`modules.json: cycle in ${side}: ${cycle.join(' → ')}`)
}

/** @returns {{ workspace: string, module?: string }} where a file belongs; `module` only in server and web */
export function locate(path) {
  const [workspace, second, third, ...rest] = relative(root, path).split(sep)
  if (!modules[workspace] || second !== 'src' || !third) return { workspace }
  if (rest.length === 0) return { workspace, module: rootModules[third] ?? 'app' }
  return { workspace, module: workspace === 'web' && third === 'features' ? rest[0] : third }
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
  return checkModules(from, to.module, { source, isTest })
}

function locatePackage(source) {
  const workspace = /^@brilla\/([a-z0-9-]+)/.exec(source)?.[1]
  return workspace && { workspace }
}

function checkWorkspaces(from, to) {
  if (from.module === 'ui') return 'ui must not depend on the product'
  const allowed = workspaceImports[from.workspace]
  if (!allowed || !(to.workspace in workspaceImports) || allowed.includes(to.workspace)) return undefined
  return `${from.workspace} may not import ${to.workspace}`
}

function checkModules({ workspace, module }, imported, { source, isTest }) {
  const graph = modules[workspace]
  for (const name of [module, imported])
    if (!graph[name]) return `Module "${name}" is missing in modules.json (${workspace})`
  if (/\.store(\.ts)?$/.test(source))
    return `The store of "${imported}" is private: export a function from its index.ts`
  if (isTest) return undefined
  if (!graph[module].includes(imported))
    return `"${module}" may not import "${imported}": modules.json (${workspace}) does not list it`
  if (workspace === 'server' && !withoutIndex.includes(imported) && !source.endsWith('/index.ts'))
    return `Import "${imported}" through its index.ts`
  return undefined
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
