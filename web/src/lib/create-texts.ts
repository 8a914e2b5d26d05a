import type { Namespace, TFunction } from 'i18next'
import { endSentence } from '@brilla/contract/platform/sentence'
import { locales, type Language } from './language.ts'
import { createObservable } from './observable.ts'

/** The values in a text; `count` also chooses the plural form. */
type Values = Record<string, unknown>
type Resource = Record<string, unknown>

/** The texts in one language. */
export interface I18n {
  readonly language: Language
  /** The translation of a key, such as `landing:title`; a key without a name is one of `common`. */
  readonly t: TFunction
  /** Translates keys without a name by the first of these files of texts. The same function each time. */
  getT<const Names extends Namespace>(names: Names): TFunction<Names>
  exists(key: string): boolean
}

/** The loaded texts of all languages, and which language is on screen. */
export interface Texts {
  readonly initial: I18n
  current(): I18n
  subscribe(listener: () => void): () => void
  change(language: Language): void
  add(language: Language, name: string, texts: object): void
  get(language: Language, name: string): object | undefined
}

/**
 * Looks up texts in the JSON format of i18next: nested keys, `{{values}}`, numbers, plural forms and lists. Its types are
 * i18next's; `create-texts.test.ts` compares the results (docs/decisions/0039). `defaults` are values that every text may name.
 */
export function createTexts(language: Language, defaults: Values = {}): Texts {
  const files = new Map<string, object>()
  const get = (language: Language, name: string) => files.get(`${language} ${name}`)
  const create = (language: Language) => createI18n(language, (name) => get(language, name), defaults)
  const initial = create(language)
  const current = createObservable(initial)
  return {
    initial,
    current: current.get,
    subscribe: current.subscribe,
    change: (language) => current.set(language === initial.language ? initial : create(language)),
    add: (language, name, texts) => void files.set(`${language} ${name}`, texts),
    get,
  }
}

function createI18n(
  language: Language,
  getFile: (name: string) => object | undefined,
  defaults: Values,
): I18n {
  const plurals = new Intl.PluralRules(language)
  const functions = new Map<string, TFunction>()

  function getT(names: Namespace): TFunction {
    const [defaultName] = typeof names === 'string' ? [names] : (names as [string])
    const existing = functions.get(defaultName)
    if (existing) return existing
    const t = (key: string, values: Values = {}) => {
      const [name, path] = splitKey(key, defaultName)
      const found = listForms(path, values.count, plurals)
        .map((form) => findAt(getFile(name), form))
        .find((text) => text !== undefined)
      return found === undefined ? path : fill(found, language, (value) => values[value] ?? defaults[value])
    }
    functions.set(defaultName, t as unknown as TFunction)
    return t as unknown as TFunction
  }

  return {
    language,
    t: getT('common'),
    getT: getT as I18n['getT'],
    exists(key) {
      const [name, path] = splitKey(key, 'common')
      return findAt(getFile(name), path) !== undefined
    },
  }
}

/** The paths under which the text for a count may be, the best first. */
const listForms = (path: string, count: unknown, plurals: Intl.PluralRules): string[] =>
  typeof count === 'number'
    ? [...(count === 0 ? [`${path}_zero`] : []), `${path}_${plurals.select(count)}`, path, `${path}_other`]
    : [path]

function findAt(texts: object | undefined, path: string): unknown {
  let found: unknown = texts
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined
    found = (found as Resource)[part]
  }
  return found
}

type GetValue = (name: string) => unknown

/** Fills in the values of a text, or of all texts in a list or an object. */
function fill(found: unknown, language: Language, getValue: GetValue): unknown {
  if (typeof found === 'string') return interpolate(found, language, getValue)
  if (Array.isArray(found)) return found.map((item) => fill(item, language, getValue))
  return Object.fromEntries(
    Object.entries(found as object).map(([key, item]) => [key, fill(item, language, getValue)]),
  )
}

const interpolate = (text: string, language: Language, getValue: GetValue): string =>
  text.replaceAll(
    /\{\{(\w+)(, number)?\}\}(\.?)/g,
    (found, name: string, number: string | undefined, end: string) => {
      const value = getValue(name) as string | number | undefined
      if (value === undefined) {
        // Seen on the screen, by every browser test and by those who read the reports of errors.
        globalThis.reportError?.(new Error(`The text "${text}" lacks a value`))
        return found
      }
      const shown = number ? new Intl.NumberFormat(locales[language]).format(value as number) : String(value)
      return endSentence(shown, end)
    },
  )

/** The name of a file of texts, and the path of a text in it. */
function splitKey(key: string, defaultName: string): [name: string, path: string] {
  const colon = key.indexOf(':')
  return colon < 0 ? [defaultName, key] : [key.slice(0, colon), key.slice(colon + 1)]
}
