import { describe, expect, it } from 'vitest'
import { mergeUnits, type Load, type Unit } from './merge-units.ts'

const requestSize = 100

const createUnit = (name: string, size: number, imports: Unit[] = []): Unit => ({
  modules: [name],
  size,
  imports,
})
const createLoad = (units: Unit[], weight = 1): Load => ({ units: new Set(units), weight })

/** The merged groups, each as its modules in alphabetical order. */
const merge = (units: Unit[], loads: Load[]) =>
  mergeUnits(units, loads, requestSize).map((modules) => modules.toSorted().join('+'))

describe('mergeUnits', () => {
  it('P-performance-6: merges what pages load together, unless others would load more for nothing than a request costs', () => {
    const [small, large, other] = [createUnit('small', 30), createUnit('large', 500), createUnit('other', 30)]
    const units = [small, large, other]
    const both = createLoad([small, large])
    expect(merge(units, [both, createLoad([large]), createLoad([other])])).toEqual(['other', 'large+small'])
    expect(merge(units, [both, createLoad([small]), createLoad([other])])).toEqual([
      'small',
      'large',
      'other',
    ])
    // A part that is rarely loaded counts less.
    expect(merge([small, large], [both, createLoad([small], 0.1)])).toEqual(['large+small'])
  })

  it('counts what a group imports among the code that its loads get', () => {
    const imported = createUnit('imported', 300)
    const [list, frame] = [createUnit('list', 10, [imported]), createUnit('frame', 50)]
    const units = [imported, list, frame]
    const both = createLoad(units)
    const alone = createLoad([imported], 20)
    expect(merge(units, [both, createLoad([frame], 2), alone])).toEqual(['imported', 'list', 'frame'])
    expect(merge(units, [both, createLoad([frame, imported], 2), alone])).toEqual(['imported', 'frame+list'])
  })

  it('lists a group after those that it imports, and lets no two import each other', () => {
    const bottom = createUnit('bottom', 10)
    const middle = createUnit('middle', 500, [bottom])
    const top = createUnit('top', 10, [middle, bottom])
    const pages = [createLoad([top, middle, bottom]), createLoad([bottom]), createLoad([middle, bottom])]
    // `top` and `bottom` would be merged first if `middle` were not between them.
    expect(merge([top, middle, bottom], [...pages, createLoad([top, bottom], 10)])).toEqual([
      'bottom',
      'middle',
      'top',
    ])
  })
})
