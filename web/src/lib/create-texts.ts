import type { Namespace, TFunction } from 'i18next'
import { endSentence } from '@brilla/contract/platform/sentence'
import { locales, type Language } from './language.ts'

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
  const resources = new Map<string, object>()
  const listeners = new Set<() => void>()
  const initial = createI18n(language)
  let current = initial

  function createI18n(language: Language): I18n {
    const plurals = new Intl.PluralRules(language)
    const functions = new Map<string, TFunction>()

    function find(name: string, path: string): unknown {
      let found: unknown = resources.get(`${language} ${name}`)
      for (const part of path.split('.')) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined
        found = (found as Resource)[part]
      }
      return found
    }

    function interpolate(text: string, values: Values): string {
      return text.replaceAll(
        /\{\{(\w+)(, number)?\}\}(\.?)/g,
        (found, name: string, number: string | undefined, end: string) => {
          const value = (values[name] ?? defaults[name]) as string | number | undefined
          if (value === undefined) {
            // Seen on the screen, by every browser test and by those who read the reports of errors.
            globalThis.reportError?.(new Error(`The text "${text}" lacks a value`))
            return found
          }
          return endSentence(number ? formatNumber(value as number) : String(value), end)
        },
      )
    }

    const formatNumber = (value: number) => new Intl.NumberFormat(locales[language]).format(value)

    /** Fills in the values of a text, or of all texts in a list or an object. */
    function fill(found: unknown, values: Values): unknown {
      if (typeof found === 'string') return interpolate(found, values)
      if (Array.isArray(found)) return found.map((item) => fill(item, values))
      return Object.fromEntries(
        Object.entries(found as object).map(([key, item]) => [key, fill(item, values)]),
      )
    }

    function getT(names: Namespace): TFunction {
      const [defaultName] = typeof names === 'string' ? [names] : (names as [string])
      const existing = functions.get(defaultName)
      if (existing) return existing
      const t = (key: string, values: Values = {}) => {
        const [name, path] = splitKey(key, defaultName)
        const { count } = values
        const paths =
          typeof count === 'number'
            ? [
                ...(count === 0 ? [`${path}_zero`] : []),
                `${path}_${plurals.select(count)}`,
                path,
                `${path}_other`,
              ]
            : [path]
        for (const candidate of paths) {
          const found = find(name, candidate)
          if (found !== undefined) return fill(found, values)
        }
        return path
      }
      functions.set(defaultName, t as unknown as TFunction)
      return t as unknown as TFunction
    }

    return {
      language,
      t: getT('common'),
      getT: getT as I18n['getT'],
      exists: (key) => find(...splitKey(key, 'common')) !== undefined,
    }
  }

  return {
    initial,
    current: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(language) {
      current = language === initial.language ? initial : createI18n(language)
      for (const listener of listeners) listener()
    },
    add: (language, name, texts) => void resources.set(`${language} ${name}`, texts),
    get: (language, name) => resources.get(`${language} ${name}`),
  }
}

/** The name of a file of texts, and the path of a text in it. */
function splitKey(key: string, defaultName: string): [name: string, path: string] {
  const colon = key.indexOf(':')
  return colon < 0 ? [defaultName, key] : [key.slice(0, colon), key.slice(colon + 1)]
}
