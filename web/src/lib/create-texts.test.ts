import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { createTexts } from './create-texts.ts'
import { languages, type Language } from './language.ts'

const files = import.meta.glob<string>('../**/*.{es,en}.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All texts; their numbers unformatted, since i18next would format them as in Spain. */
const loaded = Object.entries(files).map(([path, json]) => {
  const [, name = '', language = ''] = /([\w-]+)\.(es|en)\.json$/.exec(path) ?? []
  return {
    name,
    language: language as Language,
    texts: JSON.parse(json.replaceAll(', number}}', '}}')) as object,
  }
})

const defaults = { brand: 'Brilla', contact: 'hola@brilla.example' }

/** A value for each name in the texts but these two, with signs that are special in replacements and in the format. */
const values = Object.fromEntries(
  Object.values(files)
    .flatMap((json) => [...json.matchAll(/\{\{(\w+)/g)])
    .flatMap(([, name = '']) =>
      name === 'count' || name in defaults ? [] : [[name, `$& {{brand}} ${name}`]],
    ),
)

/** The keys of all texts, lists and objects; of a plural also the key without its form. */
function listKeys(content: object, path: string): string[] {
  return Object.entries(content).flatMap(([key, value]: [string, unknown]) => [
    path + key,
    ...(typeof value === 'object' && value ? listKeys(value, `${path}${key}.`) : []),
    ...(/_(?:zero|one|many|other)$/.test(key) ? [path + key.replace(/_[a-z]+$/, '')] : []),
  ])
}

type Translate = (key: string, values: object) => unknown

for (const language of languages)
  test(`every text is the same as with i18next, in ${language}`, async () => {
    const peer = createInstance()
    await peer.init({
      lng: language,
      fallbackLng: false,
      defaultNS: 'common',
      resources: {},
      returnObjects: true,
      interpolation: { escapeValue: false, defaultVariables: defaults },
    })
    const texts = createTexts(language, defaults)
    for (const { name, language, texts: content } of loaded) {
      peer.addResourceBundle(language, name, content)
      texts.add(language, name, content)
    }
    const ours = texts.current().t as unknown as Translate
    const theirs = peer.t as unknown as Translate
    const keys = loaded.flatMap((file) =>
      file.language === language ? listKeys(file.texts, `${file.name}:`) : [],
    )
    expect(keys.length).toBeGreaterThan(1_000)
    const inputs = [...keys, 'landing:none.at.all', 'common:constructor', 'gone:title'].flatMap((key) =>
      (keys.includes(`${key}_other`) ? [undefined, 0, 1, 2, 1_000_000] : [undefined]).map(
        (count) => [key, { ...values, ...(count !== undefined && { count }) }] as const,
      ),
    )
    expect(inputs.map(([key, given]) => [key, ours(key, given)])).toEqual(
      inputs.map(([key, given]) => [key, theirs(key, given)]),
    )
    expect(keys.every((key) => texts.current().exists(key) === peer.exists(key as never))).toBe(true)
  }, 30_000)

test('P-language-7: a number in a text has the separators of its country', () => {
  const write = (language: Language) => {
    const texts = createTexts(language)
    texts.add(language, 'common', { long: '{{count, number}} {{max}}' })
    return (texts.current().t as unknown as Translate)('long', { count: 4_500, max: 4_500 })
  }
  expect([write('es'), write('en')]).toEqual(['4,500 4500', '4,500 4500'])
})

test('P-language-7: a sentence that ends in a value with a period ends once', () => {
  const texts = createTexts('es')
  texts.add('es', 'common', { until: 'Hasta {{date}}. Después no.' })
  const t = texts.current().t as unknown as Translate
  expect(t('until', { date: '9:00 a.m.' })).toBe('Hasta 9:00 a.m. Después no.')
  expect(t('until', { date: 'el lunes' })).toBe('Hasta el lunes. Después no.')
})
