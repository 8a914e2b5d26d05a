import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const source = fileURLToPath(new URL('../src/app/service-worker/service-worker.js', import.meta.url))
const fileName = 'service-worker.js'

/** Addresses of files that the service worker caches: those of the pages that open without a network, and the others. */
export interface CachedFiles {
  shell: readonly string[]
  others: readonly string[]
}

/** The service worker as one classic script: browsers with module workers are fewer. */
export async function bundleServiceWorker(files: CachedFiles): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { buildFiles: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })
  const [worker] = (result as Rolldown.RolldownOutput).output
  return worker.code
}

/** The pages that open without a network, by their names. */
const offlinePages = ['noticias', 'conversaciones', 'conversacion', 'profile']
/** The code that pages load on demand and need without a network, too. */
const isForOffline = (name: string) =>
  /^(Notices|notices|drawPlaceholder|storedResponses|serviceWorker|responseStore|PostComposer|textFiles)-/.test(
    name,
  )

/** Bytes: a larger file, such as the one that shows PDFs, is cached when it is first used. */
const maxSize = 400_000

/**
 * Writes the service worker into the built client, with the list of its files. Its name has no hash: browsers look for a
 * new version at the address they know, and a new list makes one.
 */
export async function writeServiceWorker(out: string): Promise<void> {
  const folder = `${out}client/assets/`
  const names = (await readdir(folder)).filter((name) => /\.(js|css|woff2)$/.test(name))
  const documents = await Promise.all(
    ['es', 'en'].flatMap((language) =>
      offlinePages.map(async (page) => ({
        language,
        html: await readFile(`${out}pages/${language}/${page}.html`, 'utf8'),
      })),
    ),
  )
  const isOfShell = (name: string) =>
    name.endsWith('.woff2') ||
    isForOffline(name) ||
    documents.some(
      ({ language, html }) =>
        html.includes(`/assets/${name}`) ||
        // A document contains its texts, which the other pages need as files.
        listTexts(html).some((texts) => name.startsWith(`${texts}.${language}-`)) ||
        name.startsWith('_virtual_errors'),
    )
  const sizes = new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(folder + name)).size] as const)),
  )
  const shell = await addImports(names.filter(isOfShell), (name) => readFile(folder + name, 'utf8'))
  const toAddresses = (list: string[]) => list.map((name) => `/assets/${name}`).toSorted()
  const code = await bundleServiceWorker({
    shell: toAddresses([...shell]),
    others: toAddresses(names.filter((name) => !shell.has(name) && sizes.get(name)! <= maxSize)),
  })
  await writeFile(`${out}client/${fileName}`, code)
}

/** The files, with the scripts that their scripts import, and so on: a script runs only when all of these are there. */
export async function addImports(
  names: readonly string[],
  read: (name: string) => Promise<string>,
): Promise<Set<string>> {
  const found = new Set(names)
  for (const name of found) {
    if (!name.endsWith('.js')) continue
    for (const [, imported] of (await read(name)).matchAll(staticImport)) found.add(imported!)
  }
  return found
}

const staticImport = /\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g

/** The names of the texts that a document contains. */
function listTexts(html: string): string[] {
  const [, json = '{}'] = /<script type="application\/json" id="texts"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return Object.keys(JSON.parse(json) as object)
}

/** Serves the service worker in development, where it caches nothing. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response, next) => {
        bundleServiceWorker({ shell: [], others: [] }).then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
  }
}
