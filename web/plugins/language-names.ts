import { languageCodes } from '@brilla/contract/fact-choices'
import type { Plugin } from 'vite'

const moduleId = 'virtual:language-names'
const locales = { es: 'es-MX', en: 'en-US' }

/**
 * Provides `virtual:language-names`: the names of all spoken languages in Spanish and English, from the data of Node.
 * Browsers lack many of them: Chrome has no name for a third of these, such as Tibetan.
 */
export function languageNames(): Plugin {
  return {
    name: 'language-names',
    resolveId: (id) => (id === moduleId ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return
      const names = Object.entries(locales).map(([language, locale]) => {
        const names = new Intl.DisplayNames(locale, { type: 'language' })
        return [language, Object.fromEntries(languageCodes.map((code) => [code, names.of(code)]))]
      })
      return `export default ${JSON.stringify(Object.fromEntries(names))}`
    },
  }
}
