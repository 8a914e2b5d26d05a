import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const moduleId = /^virtual:errors\.(es|en)$/
const catalogFile = fileURLToPath(new URL('../../contract/src/platform/errors.ts', import.meta.url))

type Catalog = Record<string, { es: string; en: string }>

/**
 * Provides `virtual:errors.es` and `virtual:errors.en`: the message of every error code of the contract in one language,
 * without those that only the server can complete, such as a waiting time.
 */
export function contractErrors(): Plugin {
  return {
    name: 'contract-errors',
    resolveId: (id) => (moduleId.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, language] = moduleId.exec(id.slice(1)) ?? []
      if (language !== 'es' && language !== 'en') return
      const { module, dependencies } = await runnerImport<{ errorCatalog: Catalog }>(catalogFile)
      for (const file of dependencies) this.addWatchFile(file)
      const texts = Object.entries(module.errorCatalog)
        .map(([code, texts]) => [code, texts[language]] as const)
        .filter(([, text]) => !text.includes('{'))
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`
    },
  }
}
