import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

/** The chunks that pages share; each file costs a phone a request and half a kilobyte of headers. */
type ChunkName = 'base' | 'guest' | 'form' | 'member'

/** The modules that screens need: each set is the closure of their static imports. */
interface Reach {
  entry: ReadonlySet<string>
  landing: ReadonlySet<string>
  /** Needed by login and registration. */
  forms: ReadonlySet<string>
  /** Needed by the members' layout and first page. */
  feed: ReadonlySet<string>
  guestLayouts: ReadonlySet<string>
  guestScreens: readonly ReadonlySet<string>[]
  memberScreens: readonly ReadonlySet<string>[]
  /** Screens and the modules that name them: the router imports each by itself. */
  alone: ReadonlySet<string>
  /** Icons of several screens, each too small for a request of its own. */
  icons: ReadonlySet<string>
}

/**
 * The chunks that pages share, by the screens that need each module, so that guests never download what only members
 * need. A module of a single screen, or one that is loaded on demand, is left to the bundler.
 */
export async function createChunkGroups(configFile: string): Promise<Rolldown.CodeSplittingGroup[]> {
  const reach = await measureReach(configFile)
  const names = (id: string) => nameChunk(id, reach)
  return [
    // React is half of the common code and does not change between versions of Brilla.
    { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
    // A group includes what its modules import, so the more common group has the higher priority.
    { name: 'base', test: (id) => names(id) === 'base', priority: 2 },
    { name: 'form', test: (id) => names(id) === 'form', priority: 1 },
    { name: 'guest', test: (id) => names(id) === 'guest', priority: 1 },
    { name: 'member', test: (id) => names(id) === 'member' },
  ]
}

function nameChunk(id: string, reach: Reach): ChunkName | null {
  const { alone, icons, entry, landing, forms, feed, guestLayouts } = reach
  if (alone.has(id)) return null
  const guests = reach.guestScreens.filter((screen) => screen.has(id)).length
  const members = reach.memberScreens.filter((screen) => screen.has(id)).length
  const shared = guests + members > 1
  if (entry.has(id)) return guests + members > 0 ? 'base' : null
  if (guestLayouts.has(id)) return members > 0 || landing.has(id) ? 'base' : 'guest'
  if (landing.has(id)) return shared || icons.has(id) ? 'base' : null
  if (forms.has(id) && shared) return feed.has(id) ? 'base' : 'form'
  if (guests > 0) return shared ? 'base' : null
  return feed.has(id) || (members > 0 && icons.has(id)) ? 'member' : null
}

const moduleId = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** Builds the client without shared chunks and reads from the result which screens need each module. */
async function measureReach(configFile: string): Promise<Reach> {
  const graph = createGraph()
  const result = await build({
    configFile,
    logLevel: 'warn',
    plugins: [graph.plugin],
    build: { write: false, minify: false },
  })
  const { output } = result as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
  const byScreen = new Map([...chunks.values()].map((chunk) => [chunk.facadeModuleId, chunk]))

  function closure(...screens: string[]): Set<string> {
    const reached = new Set<Rolldown.OutputChunk>()
    const add = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || reached.has(chunk)) return
      reached.add(chunk)
      for (const file of chunk.imports) add(chunks.get(file))
    }
    for (const screen of screens) add(byScreen.get(screen))
    return new Set([...reached].flatMap(({ moduleIds }) => moduleIds))
  }

  const { imports, loads } = graph
  const load = (...paths: string[]) => paths.flatMap((path) => loads(moduleId(path)))
  const guestLayouts = load('app/layouts/guest.layout.ts', 'app/layouts/landing.layout.ts')
  const memberLayouts = load('app/layouts/member.layout.ts', 'app/layouts/setup.layout.ts')
  const guestPages = imports(moduleId('app/guestPages.ts'))
  const memberPages = imports(moduleId('app/memberPages.ts'))
  const guests = [...guestPages.flatMap(loads), ...guestLayouts]
  const members = [...memberPages.flatMap(loads), ...memberLayouts]
  return {
    alone: new Set([...guestPages, ...memberPages, ...guests, ...members]),
    entry: closure(fileURLToPath(new URL('../index.html', import.meta.url))),
    landing: closure(...load('pages/landing/landing.page.ts')),
    forms: closure(...load('pages/login/login.page.ts', 'pages/register/register.page.ts')),
    feed: closure(...load('app/layouts/member.layout.ts', 'pages/feed/feed.page.ts')),
    guestLayouts: closure(...guestLayouts),
    guestScreens: guests.map((screen) => closure(screen)),
    memberScreens: [...members, moduleId('app/memberRoutes.ts')].map((screen) => closure(screen)),
    icons: new Set(
      [...chunks.values()]
        .filter(({ facadeModuleId }) => !facadeModuleId)
        .flatMap(({ moduleIds }) => moduleIds)
        .filter((id) => id.includes('/lucide-react/')),
    ),
  }
}

/** A plugin that records the imports of every module, and the recorded graph. */
function createGraph() {
  const statics = new Map<string, readonly string[]>()
  const dynamics = new Map<string, readonly string[]>()
  const plugin: Plugin = {
    name: 'graph',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        statics.set(id, info?.importedIds ?? [])
        dynamics.set(id, info?.dynamicallyImportedIds ?? [])
      }
    },
  }
  return {
    plugin,
    imports: (id: string) => statics.get(id) ?? [],
    loads: (id: string) => dynamics.get(id) ?? [],
  }
}
