import { listNamesByCode } from '@brilla/contract/platform/language-names'
import type { Plugin } from 'vite'

const moduleId = 'virtual:language-names'

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
      return `export default ${JSON.stringify({ es: listNamesByCode('es'), en: listNamesByCode('en') })}`
    },
  }
}
