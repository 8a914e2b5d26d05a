import type { Namespace, ParseKeys } from 'i18next'
import { brand } from './brand.ts'
import { createTexts, type I18n, type Texts } from './create-texts.ts'
import { storeLanguage, type Language } from './language.ts'

/** How each file of texts is fetched, by namespace and language, such as `landing.es`. */
export type TextFiles = Readonly<Record<string, (() => Promise<object>) | undefined>>

export type TextsName = Extract<Namespace, string>

/** A text by its feature and key, such as `landing:title`. */
export type TextKey = { [Name in TextsName]: `${Name}:${ParseKeys<Name>}` }[TextsName]

/** Translates a key that is only known at run time: `t` cannot be typed for the union of all keys. */
export const translate = (i18n: I18n, key: TextKey, values: Record<string, string> = {}): string =>
  (i18n.t as (key: string, values: object) => string)(key, values)

export interface Translator {
  readonly texts: Texts
  /** The texts in the current language. */
  readonly i18n: I18n
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
function readInlineTexts(language: Language): Partial<Record<TextsName, object>> {
  const element = globalThis.document?.getElementById('texts')
  return element?.lang === language ? (JSON.parse(element.textContent) as Record<TextsName, object>) : {}
}

/** Builds the translator with the texts that every page needs already loaded. `files` may be loaded when the first is needed. */
export async function createTranslator(
  files: TextFiles | (() => Promise<TextFiles>),
  language: Language,
): Promise<Translator> {
  const texts = createTexts(language, { brand: brand.name, contact: brand.contact })
  /** The namespaces in use, including those being fetched. */
  const used = new Set<TextsName>()
  let changes = 0
  let saving: Promise<unknown> = Promise.resolve()

  async function fetchTexts(name: TextsName, language: Language) {
    if (texts.get(language, name)) return
    const inline = readInlineTexts(language)[name]
    if (inline) return texts.add(language, name, inline)
    const known = typeof files === 'function' ? await files() : files
    const file = known[`${name}.${language}`]
    if (!file) throw new Error(`No texts of ${name} in ${language}`)
    texts.add(language, name, await file())
  }

  const fetchAll = (names: readonly TextsName[], language: Language) =>
    Promise.all(names.map((name) => fetchTexts(name, language)))

  const translator: Translator = {
    texts,
    get i18n() {
      return texts.current()
    },
    language: () => texts.current().language,
    async load(names) {
      for (const name of names) used.add(name)
      await fetchAll(names, translator.language())
      // The language may have changed meanwhile.
      await fetchAll(names, translator.language())
    },
    async change(next) {
      const change = ++changes
      let known: number
      do {
        known = used.size
        await fetchAll([...used], next)
        // More may be in use by now.
      } while (used.size > known)
      if (change !== changes) return
      storeLanguage(next)
      texts.change(next)
    },
    async choose(next, save) {
      const changed = translator.change(next)
      // If the request fails, the choice is still stored in this browser.
      saving = changed.then(save).catch(() => undefined)
      await changed
    },
    whenSaved: () => saving,
  }
  await translator.load(['common'])
  return translator
}
