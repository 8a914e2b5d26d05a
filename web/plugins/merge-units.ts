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
  loads: Set<Load>
}

/**
 * Merges units into groups, each of which becomes a file, so that all loads together take the least time. A request takes as long as
 * `requestSize` characters of code. Two groups are merged when the requests saved take longer than the code that some loads get
 * without needing it, with all that this code imports; the pair that saves most is first. No two groups import each other, and
 * each follows those it imports.
 */
export function mergeUnits(units: readonly Unit[], loads: readonly Load[], requestSize: number): string[][] {
  const groups = createGroups(units, loads)
  const pair = (a: Group, b: Group) => ({ a, b, saved: estimateSaved(a, b, requestSize) })
  let pairs = [...groups]
    .flatMap((a, index, all) => all.slice(index + 1).map((b) => pair(a, b)))
    .filter(({ saved }) => saved > 0)
  while (pairs.length > 0) {
    const best = pairs.reduce((found, one) => (one.saved > found.saved ? one : found))
    pairs = pairs.filter((one) => one !== best)
    const { a, b } = best
    if (importsThroughOthers(a, b) || importsThroughOthers(b, a)) continue
    const { merged, changed } = merge(a, b, groups)
    pairs = pairs.filter((one) => ![one.a, one.b].some((group) => changed.has(group)))
    const compared = new Set<Group>()
    for (const one of [merged, ...changed].filter((group) => groups.has(group))) {
      compared.add(one)
      for (const group of groups) if (!compared.has(group)) pairs.push(pair(group, one))
    }
    pairs = pairs.filter(({ saved }) => saved > 0)
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
  for (const imported of listImports([a, b])) {
    for (const load of new Set([...a.loads, ...b.loads]))
      if (!imported.loads.has(load)) saved -= load.weight * (imported.size + requestSize)
  }
  return saved
}

/** What the groups import, directly or through others, without themselves. */
function listImports(groups: readonly Group[]): Set<Group> {
  const found = new Set(groups)
  for (const { imports } of found) for (const one of imports) found.add(one)
  for (const group of groups) found.delete(group)
  return found
}

/** Whether `from` imports a group that imports `to`: merged, the two would import that group and be imported by it. */
function importsThroughOthers(from: Group, to: Group): boolean {
  const others = [...from.imports].filter((group) => group !== to)
  return listImports(others).has(to)
}

/** Replaces two of the groups by one. `changed`: those that are gone, and those that more loads get since they are imported. */
function merge(a: Group, b: Group, groups: Set<Group>): { merged: Group; changed: Set<Group> } {
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
  const changed = new Set([a, b])
  for (const imported of listImports([merged])) {
    const { size } = imported.loads
    for (const load of merged.loads) imported.loads.add(load)
    if (imported.loads.size > size) changed.add(imported)
  }
  return { merged, changed }
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
