import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

/**
 * The chunks that pages share; each file costs a phone a request and half a kilobyte of headers.
 *
 * - `base`: what every page needs, and what the landing page shares with login, registration or the members' first page.
 * - `common`: what guests' pages share with the members' first page, beyond that.
 * - `form`: what login shares with other pages.
 * - `registration`: what registration shares with other pages, and login does not need.
 * - `guest`: what the layouts of guests' pages need.
 * - `member`: the routes of members, their layout and their first page.
 * - `category-images`: what the landing page shares with other pages only.
 * - `person`: what a profile shares with lists of people.
 * - `people`: small modules of lists of people, which the pages of exploration share.
 */
type ChunkName =
  | 'base'
  | 'common'
  | 'form'
  | 'registration'
  | 'guest'
  | 'member'
  | 'category-images'
  | 'person'
  | 'people'

/** The modules that screens need: each set is the closure of their static imports. */
interface Reach {
  entry: ReadonlySet<string>
  landing: ReadonlySet<string>
  login: ReadonlySet<string>
  /** Needed by login and registration. */
  forms: ReadonlySet<string>
  /** Needed by the members' routes, layout and first page. */
  members: ReadonlySet<string>
  guestLayouts: ReadonlySet<string>
  /** Needed by the home of exploration. */
  explore: ReadonlySet<string>
  profile: ReadonlySet<string>
  /** Needed by the film, which the landing page loads when it comes near the window. */
  film: ReadonlySet<string>
  guestScreens: readonly ReadonlySet<string>[]
  memberScreens: readonly ReadonlySet<string>[]
  /** Screens and the modules of guests that name them: the router imports each by itself. */
  alone: ReadonlySet<string>
  /** Icons of several screens that share no other module, each too small for a request of its own. */
  icons: ReadonlySet<string>
}

/**
 * The chunks that pages share, by the screens that need each module, so that guests never download what only members
 * need. A module of a single screen, or one that is loaded on demand, is left to the bundler.
 */
export async function createChunkGroups(configFile: string): Promise<Rolldown.CodeSplittingGroup[]> {
  const reach = await measureReach(configFile)
  const isIn = (name: ChunkName) => (id: string) => nameChunk(id, reach) === name
  return [
    // React is half of the common code and does not change between versions of Brilla.
    { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 5 },
    // A group includes what its modules import, so the more common group has the higher priority.
    { name: 'base', test: isIn('base'), priority: 4 },
    { name: 'common', test: isIn('common'), priority: 3 },
    { name: 'form', test: isIn('form'), priority: 2 },
    { name: 'guest', test: isIn('guest'), priority: 2 },
    { name: 'category-images', test: isIn('category-images'), priority: 2 },
    { name: 'member', test: isIn('member'), priority: 1 },
    { name: 'person', test: isIn('person'), priority: 1 },
    { name: 'people', test: isIn('people') },
    { name: 'registration', test: isIn('registration') },
  ]
}

function nameChunk(id: string, reach: Reach): ChunkName | null {
  const { alone, icons, entry, landing, login, forms, members, guestLayouts, film, explore, profile } = reach
  if (alone.has(id)) return null
  const guestScreens = reach.guestScreens.filter((screen) => screen.has(id)).length
  const memberScreens = reach.memberScreens.filter((screen) => screen.has(id)).length
  const isShared = guestScreens + memberScreens > 1
  if (entry.has(id)) return guestScreens + memberScreens > 0 ? 'base' : null
  if (guestLayouts.has(id)) return memberScreens > 0 || landing.has(id) ? 'base' : 'guest'
  if (landing.has(id) && (members.has(id) || forms.has(id) || icons.has(id))) return 'base'
  if (landing.has(id)) return isShared ? 'category-images' : null
  if ((guestScreens > 0 || film.has(id)) && members.has(id)) return 'common'
  if (forms.has(id)) return isShared ? (login.has(id) ? 'form' : 'registration') : null
  if (guestScreens > 0) return icons.has(id) && isShared ? 'common' : null
  if (members.has(id) || (memberScreens > 0 && icons.has(id))) return 'member'
  if (!explore.has(id)) return null
  return profile.has(id) ? 'person' : 'people'
}

const isIcon = (id: string) => id.includes('/lucide-react/')

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
  const memberRoutes = moduleId('app/memberRoutes.ts')
  const guestPages = imports(moduleId('app/guestPages.ts'))
  const memberPages = imports(moduleId('app/memberPages.ts'))
  const guests = [...guestPages.flatMap(loads), ...guestLayouts]
  const members = [...memberPages.flatMap(loads), ...memberLayouts]
  const guestScreens = guests.map((screen) => closure(screen))
  const memberScreens = [...members, memberRoutes].map((screen) => closure(screen))
  return {
    alone: new Set([...guestPages, ...guests, ...members]),
    entry: closure(fileURLToPath(new URL('../index.html', import.meta.url))),
    landing: closure(...load('pages/landing/landing.page.ts')),
    login: closure(...load('pages/login/login.page.ts')),
    forms: closure(...load('pages/login/login.page.ts', 'pages/register/register.page.ts')),
    members: closure(memberRoutes, ...load('app/layouts/member.layout.ts', 'pages/feed/feed.page.ts')),
    guestLayouts: closure(...guestLayouts),
    explore: closure(...load('pages/explore/explore.page.ts')),
    profile: closure(...load('pages/profile/posts.page.ts')),
    film: closure(...loads(moduleId('pages/landing/Landing.tsx'))),
    guestScreens,
    memberScreens,
    icons: new Set(
      // Where other modules are needed by the same screens, the bundler makes one chunk of them anyway.
      [...chunks.values()]
        .filter(({ facadeModuleId, moduleIds }) => !facadeModuleId && moduleIds.every(isIcon))
        .flatMap(({ moduleIds }) => moduleIds),
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
