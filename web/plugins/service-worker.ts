import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'

const source = new URL('../src/app/service-worker.js', import.meta.url)
const fileName = 'service-worker.js'

/**
 * Serves the service worker at the root, since its pages are those below its address. Its name has no hash: browsers look
 * for a new version at the address they know.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    async generateBundle() {
      const { code, errors } = await minify(fileName, await readFile(source, 'utf8'), { module: false })
      if (errors.length > 0) throw new AggregateError(errors, `${fileName} cannot be minified`)
      this.emitFile({ type: 'asset', fileName, source: code })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response, next) => {
        readFile(source, 'utf8').then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
  }
}
