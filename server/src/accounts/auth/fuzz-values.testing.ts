/** Values for schemas of the contract: valid ones, near misses, and hostile ones. */
import { contract } from '@brilla/contract'
import type { Route } from '@brilla/contract/platform/route'
import fc from 'fast-check'
import type { z } from 'zod'

type Schema = z.core.$ZodType

/** JSON that `JSON.stringify` does not write. In a value, its name stands for it until `writeJson`. */
const rawJson: Record<string, string> = {
  'raw infinity': '1e999',
  'raw minus zero': '-0',
  'raw long number': '1'.repeat(400),
  'raw surrogate': '"\\ud800"',
  'raw key twice': '{"a":1,"a":{"a":2}}',
  'raw prototype': '{"__proto__":{"isAdmin":true}}',
  'raw deep array': '['.repeat(5_000) + ']'.repeat(5_000),
  'raw deep object': `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
}

/** The JSON of a value, which may contain names of `rawJson`. */
export const writeJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(/"(raw [a-z ]+)"/g, (text, name: string) => rawJson[name] ?? text)

/** Names that every object has. */
export const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\ufeff',
  '\u202eabc',
  '\u200b',
  'مرحبا בוקר',
  `a${'\u0301'.repeat(5_000)}`,
  '\u1100'.repeat(500),
  '\ufdfa'.repeat(1_000),
  '👩‍👩‍👧‍👦'.repeat(300),
  'x'.repeat(20_000),
  'a,'.repeat(5_000),
  '\n'.repeat(5_000),
  '@a #b '.repeat(1_000),
  'https://a.example/ '.repeat(300),
  "' or 1=1 --",
  '%_\\',
  'a:b & (c | !d) <-> e:*',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '٣',
  'null',
  'NaN',
  '2021-02-29',
  '0000-00-00',
  ...prototypeNames,
]

const hostileValues: unknown[] = [
  ...hostileTexts,
  null,
  true,
  0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  [null],
  [[]],
  ['x', 'x'],
  Array.from({ length: 2_000 }, () => 'x'),
  {},
  { $gt: '' },
  { constructor: { prototype: {} } },
  { length: 1e9 },
  { toString: null },
  ...Object.keys(rawJson),
]

/** The texts of all example requests of the contract: emails, days, ids, cursors, codes. */
const exampleTexts = Object.values(contract as Record<string, Route>).flatMap(({ example }) =>
  [example?.params, example?.query, example?.body].flatMap(listTexts),
)

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/** Generators of values; `words` are texts that mean something to the server, such as ids of others. */
export function createValues(words: readonly string[]) {
  const anyText: fc.Arbitrary<string> = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words, ...exampleTexts) },
    { weight: 2, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  )
  const anyValue = fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue({ maxDepth: 2 }), anyText)

  function createText({ bag }: z.core.$ZodStringInternals<unknown>): fc.Arbitrary<unknown> {
    const { minimum = 1, maximum = 100, patterns = [] } = bag
    const lengths = [minimum - 1, minimum, maximum, maximum + 1].filter((length) => length >= 0)
    return fc.oneof(
      { weight: 3, arbitrary: anyText },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('x', 'ñ', '😀', '7'), fc.constantFrom(...lengths))
          .map(([character, length]) => character.repeat(length)),
      },
      ...Array.from(patterns, (pattern) => ({ weight: 3, arbitrary: fc.stringMatching(pattern) })),
    )
  }

  function createArray({ def, bag }: z.core.$ZodArrayInternals): fc.Arbitrary<unknown> {
    const item = createValue(def.element)
    const { maximum = 100 } = bag as { maximum?: number }
    return fc.oneof(
      { weight: 4, arbitrary: fc.array(item, { maxLength: 4 }) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(item, fc.constantFrom(maximum, maximum + 1))
          .map(([value, length]) => Array.from({ length }, () => value)),
      },
    )
  }

  /** Values that the schema accepts, apart from its refinements, or nearly accepts. */
  function createValue(schema: Schema): fc.Arbitrary<unknown> {
    const { _zod } = schema as z.core.$ZodTypes
    const { def } = _zod
    switch (def.type) {
      case 'string':
        return createText(_zod as z.core.$ZodStringInternals<unknown>)
      case 'number':
        return fc.oneof(fc.integer({ min: -1, max: 300 }), fc.integer(), fc.double())
      case 'boolean':
        return fc.boolean()
      case 'enum':
        return fc.constantFrom<unknown>(...Object.values(def.entries))
      case 'literal':
        return fc.constantFrom<unknown>(...def.values)
      case 'optional':
      case 'default':
        return fc.option(createValue(def.innerType), { nil: undefined })
      case 'nullable':
        return fc.option(createValue(def.innerType))
      case 'pipe':
        return createValue(def.in)
      case 'union':
        return fc.oneof(...def.options.map(createValue))
      case 'array':
        return createArray(_zod as z.core.$ZodArrayInternals)
      case 'object':
        return fc.record(
          Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, createValue(field)])),
        )
      default:
        throw new Error(`no values are generated for ${def.type}`)
    }
  }

  return { anyText, anyValue, createValue }
}
