// The linter's plugin for the house's own rules: who may import whom (house.json holds the order of the rooms).
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const order = JSON.parse(readFileSync(new URL('../../house.json', import.meta.url), 'utf8'))

/** Beside the rooms lie a few files: what everybody is handed, what puts the house together, what opens it. */
const rootRooms = {
  'context.ts': 'platform',
  'config.ts': 'platform',
  'main.ts': 'main',
  'welcome.ts': 'main',
  'cli.ts': 'main',
}

/** @returns {{ side: string, room?: string, inRooms?: boolean }} where a file of ours lives */
export function placeOf(path) {
  const [side, second, third, ...rest] = relative(root, path).split(sep)
  if (side === 'server' && second === 'demo') return { side, room: 'demo', inRooms: true }
  if ((side !== 'server' && side !== 'web') || second !== 'src' || !third) return { side }
  if (rest.length === 0) return { side, room: rootRooms[third] ?? 'app', inRooms: true }
  if (side === 'web' && third === 'features') return { side, room: rest[0], inRooms: true }
  return { side, room: third, inRooms: true }
}

/** @returns {string | undefined} why this import is against the rules of the house; undefined when it is not */
export function faultOf(filename, source) {
  const from = placeOf(filename)
  const test = /\.test\.tsx?$/.test(filename) || filename.endsWith('testing.ts')
  const to = source.startsWith('.') ? placeOf(resolve(dirname(filename), source)) : packagePlace(source)
  if (!to)
    return from.side === 'contract' && !test && source !== 'zod'
      ? 'The contract imports nothing but zod'
      : undefined
  if (to.side !== from.side) return crossing(from, to)
  if (!from.inRooms || !to.inRooms || from.room === to.room) return undefined
  const rooms = from.side === 'web' ? order.web : order.rooms
  for (const room of [from.room, to.room])
    if (!rooms.includes(room)) return `The room "${room}" has no place in house.json yet`
  if (/\.store(\.ts)?$/.test(source))
    return `The store of "${to.room}" is its own: ask the room for what you need`
  if (test) return undefined
  if (from.room === 'ui' && to.room !== 'lib') return 'ui knows nothing of the product'
  if (rooms.indexOf(to.room) > rooms.indexOf(from.room))
    return `"${from.room}" stands before "${to.room}" in house.json and may not know it: let "${from.room}" offer a hook, or move the code`
  return undefined
}

function packagePlace(source) {
  const side = /^@brilla\/([a-z0-9-]+)/.exec(source)?.[1]
  return side && { side }
}

const mayImport = {
  'embedded-postgres': [],
  server: ['contract', 'embedded-postgres'],
  web: ['contract'],
  e2e: ['contract'],
  bench: ['contract', 'embedded-postgres', 'server', 'e2e'],
}

function crossing(from, to) {
  if (from.room === 'ui') return 'ui knows nothing of the product'
  const allowed = mayImport[from.side] ?? (from.side === 'contract' ? [] : undefined)
  if (!allowed || allowed.includes(to.side) || to.side.endsWith('.json') || to.side === 'node_modules')
    return undefined
  return `${from.side} may not import ${to.side}`
}

const direction = {
  create(context) {
    const check = (node) => {
      const source = node.source?.value ?? node.argument?.literal?.value
      if (typeof source !== 'string') return
      const message = faultOf(context.filename, source)
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

export default { meta: { name: 'house' }, rules: { direction } }
