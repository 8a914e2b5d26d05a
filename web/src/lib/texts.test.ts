import { expect, test } from 'vitest'

const files = import.meta.glob<object>(
  ['../**/*.{es,en}.json', '!../pages/legal/*.json', '!../pages/landing/*.json'],
  { import: 'default', eager: true },
)

type Text = readonly [path: string, text: string]

function flatten(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => flatten(inner, `${path} ${key}`))
}

const texts = Object.entries(files).flatMap(([path, content]) => flatten(content, path))
const isSpanish = ([path]: Text) => path.includes('.es.json')

test('P-language-8: fixed texts of the interface are short', () => {
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.filter(([, text]) => text.length > 220)).toEqual([])
})

test('P-language-7 and P-language-8: Spanish texts address the reader as tú, in the Spanish of Mexico', () => {
  const otherForms =
    /\b(usted|ustedes|vosotros|vuestr[oa]s?|puls[ae]|coste|ordenador|móvil|añad\w+|entrar|acced[ae])\b|\b\w+(áis|éis)\b/i
  expect(texts.filter((text) => isSpanish(text) && otherForms.test(text[1]))).toEqual([])
})

test('P-language-7: English texts are American', () => {
  const british =
    /\b\w*(colour|favourite|cancelled|cancelling|organis|recognis|centre|behaviour|modelling)\w*\b/i
  expect(texts.filter((text) => !isSpanish(text) && british.test(text[1]))).toEqual([])
})
