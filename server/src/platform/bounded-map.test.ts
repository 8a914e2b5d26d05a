import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('a full map evicts what was set the longest time ago', () => {
  const evicted: number[] = []
  const map = new BoundedMap<string, number>(2, (value) => evicted.push(value))
  map.set('a', 1).set('b', 2)
  expect(evicted).toEqual([])
  map.set('c', 3)
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 3],
  ])
  expect(evicted).toEqual([1])
})

test('a key that is set again becomes the newest and evicts nothing', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('a', 3)
  expect([...map]).toEqual([
    ['b', 2],
    ['a', 3],
  ])
  map.set('c', 4)
  expect([...map.keys()]).toEqual(['a', 'c'])
})
