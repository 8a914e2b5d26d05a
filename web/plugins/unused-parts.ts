import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * Modules of libraries whose functions are chosen at run time, so that the bundler must keep them, and that Brilla never chooses
 * (docs/decisions/0050). `used` is the stub that replaces them, with the exports that are called; the others become `undefined`.
 */
const parts: readonly { module: RegExp; used: string }[] = [
  {
    // Routers with `instrumentations`.
    module: /\/react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/,
    used: 'export const consumeInstrumentationClientResultMetaReceiver = () => undefined',
  },
  {
    // React Router as a framework: links that fetch the code of their page.
    module: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/,
    used: [
      `import { createContext } from 'react'`,
      'export const FrameworkContext = /*#__PURE__*/ createContext(undefined)',
      'export const usePrefetchBehavior = () => [false, undefined, {}]',
      'export const mergeRefs = (ref) => ref',
    ].join('\n'),
  },
  {
    // Its listener to the end of the page is a side effect, which the bundler must keep.
    module: /\/engine\.io-client\/build\/esm\/transports\/polling-xhr\.js$/,
    used: 'export const XHR = undefined',
  },
  {
    // Socket.IO over WebTransport, which the server does not offer, and over XMLHttpRequest instead of `fetch`.
    module: /\/engine\.io-client\/build\/esm\/transports\/index\.js$/,
    used: [
      `import { Fetch } from './polling-fetch.js'`,
      `import { WS } from './websocket.js'`,
      'export const transports = { websocket: WS, polling: Fetch }',
    ].join('\n'),
  },
]

const components = /\/react-router\/dist\/\w+\/lib\/dom\/lib\.js$/
/** The name of a component for developers' tools: because of the assignment, the bundler keeps components that nothing renders. */
const displayName = /^\w+\.displayName = ".*";$/gm

/** Leaves out the parts of libraries that Brilla does not use. */
export function unusedParts(): Plugin {
  const left = new Set(parts)
  return {
    name: 'unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async load(id) {
      const part = parts.find(({ module }) => module.test(id))
      if (!part) return
      left.delete(part)
      const [, exported] = /export \{([^}]*)\};?\s*(?:\/\/.*)?$/.exec(await readFile(id, 'utf8')) ?? []
      const unused = exported?.split(',').filter((name) => !part.used.includes(` ${name.trim()} =`))
      return [part.used, ...(unused ?? []).map((name) => `export const ${name.trim()} = undefined`)].join(
        '\n',
      )
    },
    transform: {
      filter: { id: components },
      handler: (code) =>
        code
          .replaceAll(displayName, '')
          .replaceAll(' = React$1.forwardRef(', ' = /*#__PURE__*/ React$1.forwardRef('),
    },
    buildEnd(error) {
      // After an update, a library can have other files.
      if (!error && left.size > 0)
        this.error(`not found: ${[...left].map(({ module }) => module).join(', ')}`)
    },
  }
}
