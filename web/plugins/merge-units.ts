/** Modules that the same pages and parts need. */
export interface Unit {
  modules: readonly string[]
  /** Characters of code. */
  size: number
  /** The units that it imports. */
  imports: readonly Unit[]
}

/** A page, or a part that is loaded on demand, with the units that it loads. */
export interface Load {
  units: ReadonlySet<Unit>
  /** How much it counts, compared with other loads. */
  weight: number
}

interface Group {
  modules: readonly string[]
  size: number
  imports: Set<Group>
  loads: ReadonlySet<Load>
}

/**
 * Merges units into groups, each of which becomes a file, so that all loads together take the least time. A request takes as long as
 * `requestSize` characters of code. Two groups are merged when the requests saved take longer than the code that some loads get
 * without needing it; the pair that saves most is first. No two groups import each other, and each follows those it imports.
 */
export function mergeUnits(units: readonly Unit[], loads: readonly Load[], requestSize: number): string[][] {
  const groups = createGroups(units, loads)
  const pair = (a: Group, b: Group) => ({ a, b, saved: estimateSaved(a, b, requestSize) })
  let pairs = [...groups]
    .flatMap((a, index, all) => all.slice(index + 1).map((b) => pair(a, b)))
    .filter(({ saved }) => saved > 0)
  while (pairs.length > 0) {
    const best = pairs.reduce((found, one) => (one.saved > found.saved ? one : found))
    const { a, b } = best
    pairs = pairs.filter((one) => one !== best)
    if (importsThroughOthers(a, b) || importsThroughOthers(b, a)) continue
    const merged = merge(a, b, groups)
    pairs = pairs.filter((one) => ![one.a, one.b].some((group) => group === a || group === b))
    for (const group of groups) {
      const added = pair(group, merged)
      if (group !== merged && added.saved > 0) pairs.push(added)
    }
  }
  return sortByImports(groups).map(({ modules }) => [...modules])
}

function createGroups(units: readonly Unit[], loads: readonly Load[]): Set<Group> {
  const groups = new Map(
    units.map((unit): [Unit, Group] => [
      unit,
      {
        modules: unit.modules,
        size: unit.size,
        imports: new Set(),
        loads: new Set(loads.filter((load) => load.units.has(unit))),
      },
    ]),
  )
  for (const [unit, { imports }] of groups) for (const one of unit.imports) imports.add(groups.get(one)!)
  return new Set(groups.values())
}

/** The characters of code that take as long as what a merge saves; negative where it costs more. */
function estimateSaved(a: Group, b: Group, requestSize: number): number {
  let saved = 0
  for (const load of a.loads) saved += load.weight * (b.loads.has(load) ? requestSize : -b.size)
  for (const load of b.loads) if (!a.loads.has(load)) saved -= load.weight * a.size
  return saved
}

/** Whether `from` imports a group that imports `to`: merged, the two would import that group and be imported by it. */
function importsThroughOthers(from: Group, to: Group): boolean {
  const seen = new Set<Group>()
  const reaches = (group: Group): boolean => {
    if (group === to) return true
    if (seen.has(group)) return false
    seen.add(group)
    return [...group.imports].some(reaches)
  }
  return [...from.imports].some((group) => group !== to && reaches(group))
}

/** Replaces two of the groups by one. */
function merge(a: Group, b: Group, groups: Set<Group>): Group {
  const merged: Group = {
    modules: [...a.modules, ...b.modules],
    size: a.size + b.size,
    imports: new Set([...a.imports, ...b.imports].filter((group) => group !== a && group !== b)),
    loads: new Set([...a.loads, ...b.loads]),
  }
  groups.delete(a)
  groups.delete(b)
  for (const { imports } of groups) {
    const isImported = [imports.delete(a), imports.delete(b)].some(Boolean)
    if (isImported) imports.add(merged)
  }
  groups.add(merged)
  return merged
}

function sortByImports(groups: Iterable<Group>): Group[] {
  const sorted = new Set<Group>()
  const add = (group: Group) => {
    if (sorted.has(group)) return
    for (const one of group.imports) add(one)
    sorted.add(group)
  }
  for (const group of groups) add(group)
  return [...sorted]
}
