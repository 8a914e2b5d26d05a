import { createInstance, type i18n, type Namespace, type ParseKeys } from 'i18next'
import { brand } from './brand.ts'
import { asLanguage, storeLanguage, type Language } from './language.ts'

type Texts = Record<string, unknown>

/** How each file of texts is fetched, by namespace and language, such as `landing.es`. */
export type TextFiles = Readonly<Record<string, (() => Promise<Texts>) | undefined>>

export type TextsName = Extract<Namespace, string>

/** A text by its feature and key, such as `landing:title`. */
export type TextKey = { [Name in TextsName]: `${Name}:${ParseKeys<Name>}` }[TextsName]

/** Translates a key that is only known at run time: `t` cannot be typed for the union of all keys. */
export const translate = (i18n: i18n, key: TextKey, values: Record<string, string> = {}): string =>
  (i18n.t as (key: string, values: object) => string)(key, values)

/** Whether the texts of a key are loaded. With the union of all keys, the type of `exists` takes the compiler half a minute. */
export const hasText = (i18n: i18n, key: TextKey): boolean => (i18n.exists as (key: string) => boolean)(key)

export interface Translator {
  readonly i18n: i18n
  language(): Language
  /** Fetches the texts of the named features in the current language, each once. */
  load(names: readonly TextsName[]): Promise<void>
  /**
   * Changes the language of everything on screen and stores the choice in this browser. The latest change wins.
   * Throws when the texts cannot be fetched; the language is then unchanged.
   */
  change(language: Language): Promise<void>
  /** Changes the language by the reader's choice, which `save` stores in the account; resolves without waiting for it. */
  choose(language: Language, save: () => Promise<unknown>): Promise<void>
  /** Resolves when the latest choice is stored or could not be: until then the account names the previous language. */
  whenSaved(): Promise<unknown>
}

/** The texts that the document contains for its page (`plugins/pages.ts`), so that they need no request. */
function readInlineTexts(language: Language): Partial<Record<TextsName, Texts>> {
  const element = globalThis.document?.getElementById('texts')
  return element?.lang === language ? (JSON.parse(element.textContent) as Record<TextsName, Texts>) : {}
}

/** Builds the translator with the texts that every page needs already loaded. */
export async function createTranslator(files: TextFiles, language: Language): Promise<Translator> {
  const i18n = createInstance()
  /** The namespaces in use, including those being fetched. */
  const used = new Set<TextsName>()
  let changes = 0
  let saving: Promise<unknown> = Promise.resolve()

  async function fetchTexts(name: TextsName, language: Language) {
    if (i18n.hasResourceBundle(language, name)) return
    const inline = readInlineTexts(language)[name]
    if (inline) return void i18n.addResourceBundle(language, name, inline)
    const file = files[`${name}.${language}`]
    if (!file) throw new Error(`No texts of ${name} in ${language}`)
    i18n.addResourceBundle(language, name, await file())
  }

  const fetchAll = (names: readonly TextsName[], language: Language) =>
    Promise.all(names.map((name) => fetchTexts(name, language)))

  await i18n.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: { brand: brand.name, contact: brand.contact } },
    react: { useSuspense: false },
  })

  const translator: Translator = {
    i18n,
    language: () => asLanguage(i18n.language),
    async load(names) {
      for (const name of names) used.add(name)
      await fetchAll(names, translator.language())
      // The language may have changed meanwhile.
      await fetchAll(names, translator.language())
    },
    async change(next) {
      const change = ++changes
      await fetchAll([...used], next)
      if (change !== changes) return
      storeLanguage(next)
      await i18n.changeLanguage(next)
    },
    async choose(next, save) {
      await translator.change(next)
      // If the request fails, the choice is still stored in this browser.
      saving = save().catch(() => undefined)
    },
    whenSaved: () => saving,
  }
  await translator.load(['common'])
  return translator
}
