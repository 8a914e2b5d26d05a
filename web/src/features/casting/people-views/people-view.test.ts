import { expect, test } from 'vitest'
import { getPageSize, loadViewPage, readView } from './people-view.ts'

const api = (count: number) => {
  const loaded: number[] = []
  const load = (page: number) => {
    loaded.push(page)
    const rest = Math.max(0, Math.min(12, count - (page - 1) * 12))
    return Promise.resolve({
      rows: Array.from({ length: rest }, (_, index) => (page - 1) * 12 + index),
      count,
    })
  }
  return { load, loaded }
}

test.each([
  ['cards', 2, 40, [2], 12],
  ['list', 1, 40, [1], 12],
  ['faces', 1, 40, [1, 2, 3], 36],
  ['faces', 2, 40, [4], 4],
  ['faces', 1, 13, [1, 2], 13],
  ['faces', 1, 0, [1], 0],
] as const)(
  'P-discovery-21: page %2$i of %1$s of %3$i people loads the pages %4$j of the API',
  async (view, page, count, pages, shown) => {
    const { load, loaded } = api(count)
    const { rows } = await loadViewPage(view, page, load)
    expect(loaded).toEqual(pages)
    expect(rows).toHaveLength(shown)
    expect(new Set(rows).size).toBe(shown)
    expect(rows.length).toBeLessThanOrEqual(getPageSize(view))
  },
)

test('P-discovery-21: an unknown view in the address is cards', () => {
  expect(readView(new URLSearchParams('view=mosaic'))).toBe('cards')
  expect(readView(new URLSearchParams('view=faces'))).toBe('faces')
})
