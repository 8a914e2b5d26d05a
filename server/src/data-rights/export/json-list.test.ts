import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createJsonListWriter } from './json-list.ts'

test('a list written in pages is the text of the whole list', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.object())), (pages) => {
      const { write, end } = createJsonListWriter()
      const text = pages.map((rows) => write(rows)).join('') + end()
      expect(text).toBe(`${JSON.stringify(pages.flat(), null, 2)}\n`)
    }),
  )
})
