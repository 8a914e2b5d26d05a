/** What of a sentence becomes a filter, and which words are looked for. */
import { describe, expect, test } from 'vitest'
import { extractTerms } from './search.terms.ts'
import { readSentence } from './sentence.ts'

function read(q: string) {
  const { criteria, rest } = readSentence(q, {}, new Date('2026-12-01'))
  return {
    filters: Object.assign({}, ...criteria.map(({ filters }) => filters)) as object,
    terms: extractTerms(rest).join(' '),
  }
}

describe('P-discovery-29: a word and its opposite restrict nothing', () => {
  test.each<[string, object, string]>([
    ['danza hombre o mujer', {}, 'danza'],
    ['male or female dancers', {}, 'dancers'],
    ['hombres y mujeres danza', {}, 'danza'],
    ['elegant men or women', {}, 'elegant'],
    ['bailarines (hombres o mujeres) en Madrid', { city: ['Madrid'] }, 'bailarines'],
    ['actrices u hombres', {}, 'actrices'],
    ['tall or short actors', {}, 'actors'],
    ['tall men or women dancers', { minHeight: 175 }, 'dancers'],
    ['hombre o mujer', {}, 'hombre mujer'],
  ])('%s', (q, filters, terms) => expect(read(q)).toEqual({ filters, terms }))
})
