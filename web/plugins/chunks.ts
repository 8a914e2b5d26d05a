import { parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { listImports, measureChunks, type Chunk, type ChunkGraph } from './chunk-graph.ts'
import { mergeUnits, type Unit } from './merge-units.ts'

/**
 * The chunks that guests' pages share; each file costs a phone a request and half a kilobyte of headers.
 *
 * - `base`: the entry, what every page needs, and what the landing page shares with login, registration or the members' first page.
 * - `common`: what guests' pages share with the members' first page, beyond that.
 * - `form`: what login shares with other pages.
 * - `registration`: what registration shares with other pages, and login does not need.
 * - `guest`: the layouts of guests' pages, and what they need.
 * - `category-images`: what the landing page shares with other pages only.
 * - `member`: the routes of members, their layout and their first page.
 *
 * The others are computed from what each page needs (`mergeUnits`); they have the names of modules.
 */
type ChunkName = 'base' | 'common' | 'form' | 'registration' | 'guest' | 'category-images' | 'member'

/**
 * The characters of code that cost a phone as much as one more request: 2.5 kB compressed. A round trip of 150 ms, shared by six
 * requests at once, takes as long as 5 kB at 1.6 Mbit/s; half of that keeps the budgets of feed, profile and explore (P-performance-3).
 */
const requestSize = 16_000

/** How much pages count that are often the first one of a visit: their scripts come over the network, others' from the cache. */
const weightsOfMainPages = new Map([
  ['pages/feed/feed.page.ts', 10],
  ['pages/profile/posts.page.ts', 10],
  ['pages/explore/explore.page.ts', 10],
  // Mails and notifications lead there.
  ['pages/conversations/conversation.page.ts', 4],
])

/** How much a part that is loaded on demand counts, compared with a page. */
const weightOfPart = 0.1

/** How much parts count that every page loads once it is idle, and that those of members do. */
const weightsOfIdleParts = new Map([
  ['app/Notices.tsx', 30],
  ['app/realtime/connection.ts', 8],
  ['lib/storedResponses.ts', 5],
])

/** The modules that screens need: each set is the closure of their static imports. */
interface Reach {
  entry: ReadonlySet<string>
  landing: ReadonlySet<string>
  login: ReadonlySet<string>
  /** Needed by login and registration. */
  forms: ReadonlySet<string>
  /** Needed by the members' routes, their layout and first page. */
  members: ReadonlySet<string>
  guestLayouts: ReadonlySet<string>
  /** Needed by the notices about the connection, which every page loads once it is idle. */
  notices: ReadonlySet<string>
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
 * need. A module of a single screen, or of a single part that is loaded on demand, is left to the bundler, whose own merging of
 * small chunks gives other files in each build.
 */
export async function createChunkGroups(configFile: string): Promise<Rolldown.CodeSplittingGroup[]> {
  const graph = await measureChunks(configFile)
  const screens = findScreens(graph)
  const reach = measureReach(graph, screens)
  const isIn = (name: ChunkName) => (id: string) => nameChunk(id, reach) === name
  const rest = groupRest(graph, screens, (id) => nameChunk(id, reach))
  const first = rest.length
  return [
    // React is half of the common code and does not change between versions of Brilla.
    { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: first + 5 },
    // A group includes what its modules import, so the more common group has the higher priority.
    { name: 'base', test: isIn('base'), priority: first + 4 },
    { name: 'common', test: isIn('common'), priority: first + 3 },
    { name: 'form', test: isIn('form'), priority: first + 2 },
    { name: 'guest', test: isIn('guest'), priority: first + 2 },
    { name: 'category-images', test: isIn('category-images'), priority: first + 2 },
    { name: 'registration', test: isIn('registration'), priority: first + 1 },
    ...rest.map((modules, index) => ({
      name: modules.has(screens.memberRoutes) ? 'member' : nameGroup(modules),
      test: (id: string) => modules.has(id),
      priority: first - index,
    })),
  ]
}

/** After its first module of our own, as the bundler names chunks. */
function nameGroup(modules: ReadonlySet<string>): string {
  const ids = [...modules]
  return parse(ids.find((id) => !id.includes('node_modules')) ?? ids[0]!).name
}

/**
 * The modules of `member` and of each other chunk, after those that it imports. Those of guests contain nothing that only
 * members need.
 */
function groupRest(
  graph: ChunkGraph,
  screens: Screens,
  nameOf: (id: string) => ChunkName | null,
): ReadonlySet<string>[] {
  const { chunks, closure } = graph
  const { entry, guests, members } = screens
  const alone = new Set([...guests, ...members])
  const groupable = ({ modules }: Chunk) => modules.filter((id) => !alone.has(id))
  const first = chunks.filter(({ modules }) => modules.some((id) => nameOf(id) === 'member'))
  const shared = chunks.filter(
    (chunk) => chunk.entry === null && groupable(chunk).some((id) => nameOf(id) === null),
  )
  const guestChunks = addParts(closure(entry, ...guests), first)
  const isForGuests = (chunk: Chunk) => guestChunks.has(chunk)
  const loads = listLoads(graph, screens)
  const merge = (lists: Chunk[][]) => {
    const units = createUnits(lists, groupable)
    const unitLoads = loads.map(({ needed, weight }) => ({
      units: new Set([...needed].flatMap((chunk) => units.get(chunk) ?? [])),
      weight,
    }))
    return mergeUnits([...new Set(units.values())], unitLoads, requestSize)
  }
  return [
    ...merge(shared.filter(isForGuests).map((chunk) => [chunk])),
    ...merge([first, ...shared.filter((chunk) => !isForGuests(chunk)).map((chunk) => [chunk])]),
  ].map((modules) => new Set(modules))
}

/** What each page needs, and what each part that is loaded on demand needs beyond what is always loaded before it. */
function listLoads(
  { chunks, closure }: ChunkGraph,
  { entry, memberRoutes, mainScreens, guests, members }: Screens,
): { needed: ReadonlySet<Chunk>; weight: number }[] {
  const pages = [
    ...guests.map((screen) => ({ needed: closure(entry, screen), weight: 1 })),
    ...members.map((screen) => ({
      needed: closure(entry, memberRoutes, screen),
      weight: mainScreens.get(screen) ?? 1,
    })),
  ]
  const screens = new Set([entry, memberRoutes, ...guests, ...members])
  const parts = chunks
    .filter((chunk) => chunk.entry !== null && !screens.has(chunk.entry))
    .map((part) => ({ part, needed: listImports(part) }))
  const all = [...pages, ...parts].map(({ needed }) => needed)
  const idle = new Map([...weightsOfIdleParts].map(([path, weight]) => [moduleId(path), weight]))
  return [
    ...pages,
    ...parts.map(({ part, needed }) => {
      const loaders = all.filter((one) => [...one].some(({ parts }) => parts.includes(part)))
      const isLoaded = (chunk: Chunk) => loaders.length > 0 && loaders.every((one) => one.has(chunk))
      return {
        needed: new Set([...needed].filter((chunk) => !isLoaded(chunk))),
        weight: idle.get(part.entry!) ?? weightOfPart,
      }
    }),
  ]
}

/** Adds what the chunks load on demand, and so on, except what needs one of `excluded`. */
function addParts(chunks: ReadonlySet<Chunk>, excluded: readonly Chunk[]): Set<Chunk> {
  const found = new Set<Chunk>(chunks)
  for (const chunk of found) {
    for (const part of chunk.parts) {
      const needed = listImports(part)
      if (!excluded.some((one) => needed.has(one))) needed.forEach((one) => found.add(one))
    }
  }
  return found
}

/** Makes one unit of each list of chunks; returns each chunk's. */
function createUnits(
  lists: readonly (readonly Chunk[])[],
  groupable: (chunk: Chunk) => readonly string[],
): Map<Chunk, Unit> {
  const units = new Map<Chunk, Unit & { imports: Unit[] }>()
  for (const list of lists) {
    const size = list.reduce((sum, chunk) => sum + chunk.size, 0)
    const unit = { modules: list.flatMap(groupable), size, imports: [] }
    for (const chunk of list) units.set(chunk, unit)
  }
  for (const [{ imports }, unit] of units) {
    const imported = imports.flatMap((chunk) => units.get(chunk) ?? [])
    unit.imports.push(...imported.filter((one) => one !== unit))
  }
  return units
}

function nameChunk(id: string, reach: Reach): ChunkName | null {
  const { alone, icons, entry, landing, login, forms, members, guestLayouts, notices, film } = reach
  if (alone.has(id)) return null
  const guestScreens = reach.guestScreens.filter((screen) => screen.has(id)).length
  const memberScreens = reach.memberScreens.filter((screen) => screen.has(id)).length
  const isShared = guestScreens + memberScreens > 1
  if (entry.has(id) || (notices.has(id) && isShared)) return 'base'
  if (guestLayouts.has(id)) return memberScreens > 0 || landing.has(id) ? 'base' : 'guest'
  if (landing.has(id) && (members.has(id) || forms.has(id) || icons.has(id))) return 'base'
  if (landing.has(id)) return isShared ? 'category-images' : null
  if ((guestScreens > 0 || film.has(id)) && members.has(id)) return 'common'
  if (guestScreens > 0 && icons.has(id) && memberScreens > 0) return 'common'
  if (forms.has(id)) return isShared ? (login.has(id) ? 'form' : 'registration') : null
  if (guestScreens > 0) return icons.has(id) && isShared ? 'common' : null
  return members.has(id) ? 'member' : null
}

const isIcon = (id: string) => id.includes('/lucide-react/')

const moduleId = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** The modules from which the application, its routes, and its pages are loaded. */
interface Screens {
  entry: string
  memberRoutes: string
  guestPages: readonly string[]
  guests: readonly string[]
  guestLayouts: readonly string[]
  members: readonly string[]
  /** Those of `members` that are often the first page of a visit, with their weights. */
  mainScreens: ReadonlyMap<string, number>
}

function findScreens({ imports, loads }: ChunkGraph): Screens {
  const load = (...paths: string[]) => paths.flatMap((path) => loads(moduleId(path)))
  const guestLayouts = load('app/layouts/guest.layout.ts', 'app/layouts/landing.layout.ts')
  const setupLayout = load('app/layouts/setup.layout.ts')
  const guestPages = imports(moduleId('app/guestPages.ts'))
  const memberPages = imports(moduleId('app/memberPages.ts'))
  return {
    entry: fileURLToPath(new URL('../index.html', import.meta.url)),
    memberRoutes: moduleId('app/memberRoutes.ts'),
    guestPages,
    guestLayouts,
    guests: [...guestPages.flatMap(loads), ...guestLayouts],
    members: [...memberPages.flatMap(loads), ...setupLayout],
    mainScreens: new Map(
      [...weightsOfMainPages].flatMap(([page, weight]) =>
        load(page).map((screen) => [screen, weight] as const),
      ),
    ),
  }
}

function measureReach({ chunks, closure, loads }: ChunkGraph, screens: Screens): Reach {
  const { entry, memberRoutes, guestPages, guestLayouts, guests, members } = screens
  // Their layouts are in the chunk of what these need.
  const pagesOfGuests = guests.filter((id) => !guestLayouts.includes(id))
  const reach = (...entries: string[]) => new Set([...closure(...entries)].flatMap(({ modules }) => modules))
  const load = (...paths: string[]) => paths.flatMap((path) => loads(moduleId(path)))
  return {
    alone: new Set([...guestPages, ...pagesOfGuests, ...members]),
    entry: reach(entry),
    landing: reach(...load('pages/landing/landing.page.ts')),
    login: reach(...load('pages/login/login.page.ts')),
    forms: reach(...load('pages/login/login.page.ts', 'pages/register/register.page.ts')),
    members: reach(memberRoutes, ...load('pages/feed/feed.page.ts')),
    guestLayouts: reach(...guestLayouts),
    notices: reach(moduleId('app/Notices.tsx')),
    film: reach(...load('pages/landing/Landing.tsx')),
    guestScreens: guests.map((screen) => reach(screen)),
    memberScreens: [...members, memberRoutes].map((screen) => reach(screen)),
    icons: new Set(
      // Where other modules are needed by the same screens, the bundler makes one chunk of them anyway.
      chunks
        .filter(({ entry, modules }) => !entry && modules.every(isIcon))
        .flatMap(({ modules }) => modules),
    ),
  }
}
