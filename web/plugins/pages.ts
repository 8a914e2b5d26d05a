import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { type Manifest, minify } from 'vite'
import type { PrerenderedPage } from '../src/app/entry.prerender.tsx'
import { writeRobots } from './robots.ts'

type Prerender = typeof import('../src/app/entry.prerender.tsx')

/** Writes the document of every page in both languages, from the two builds in `out`. */
export async function writePages(out: string): Promise<void> {
  const template = await readFile(`${out}client/index.html`, 'utf8')
  const client = await readJson<Manifest>(`${out}client/.vite/manifest.json`)
  const loads = await readJson<Record<string, string>>(`${out}client/.vite/loads.json`)
  const entry = findEntry(client)
  const boot = await readBootScript()
  const { languages, prerenderPages }: Prerender = await import(
    pathToFileURL(`${out}prerender/entry.prerender.js`).href
  )

  for (const language of languages) {
    const pages = await prerenderPages(language)
    await mkdir(`${out}pages/${language}`, { recursive: true })
    for (const page of pages) {
      const { module, frame } = page
      const modules = [
        ...(module ? [loads[`src/app/layouts/${frame}.layout.ts`], loads[module]] : []),
        // Not in a guest's entry.
        ...(frame === 'member' || frame === 'setup' ? ['src/app/memberRoutes.ts'] : []),
        // A long text would be in the document twice if it were inlined.
        ...(page.deferScripts ? Object.keys(page.texts) : []).map((name) =>
          findTexts(client, `${name}.${language}.json`),
        ),
      ]
      const document = fill(template, boot, language, page, entry, await listFiles(out, client, modules))
      await writeFile(`${out}pages/${language}/${page.name}.html`, document)
    }
    const list = pages.map(({ path, name, indexable }) => ({ path, name, indexable }))
    await writeFile(`${out}pages/pages.json`, JSON.stringify(list))
    await writeFile(`${out}pages/robots.txt`, writeRobots(pages))
  }
  const hash = createHash('sha256').update(boot).digest('base64')
  await writeFile(`${out}csp.json`, JSON.stringify({ 'script-src': [`'sha256-${hash}'`] }))
  await rm(`${out}client/index.html`)
  await rm(`${out}client/.vite`, { recursive: true })
}

/** The boot script, minified: it is in every document. */
async function readBootScript(): Promise<string> {
  const source = await readFile(new URL('../src/app/boot.js', import.meta.url), 'utf8')
  const { code, errors } = await minify('boot.js', source, { module: false })
  if (errors.length > 0) throw new AggregateError(errors, 'boot.js cannot be minified')
  return code.trim()
}

/** The source path of a file of texts, in whichever feature or page it is. */
function findTexts(manifest: Manifest, file: string): string {
  const source = Object.keys(manifest).find((path) => path.endsWith(`/${file}`))
  if (!source) throw new Error(`${file} is not in the build`)
  return source
}

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T

const findEntry = (manifest: Manifest): string => manifest['index.html']!.file

/**
 * The files a page needs besides the entry script: scripts, styles, fonts. Listing all of them avoids request chains.
 * A phone opens six connections and fetches in document order, so the largest script is first and fonts are last.
 */
async function listFiles(
  out: string,
  manifest: Manifest,
  modules: (string | undefined)[],
): Promise<string[]> {
  const files = new Set<string>()
  function add(key: string | undefined) {
    const chunk = manifest[key ?? '']
    if (!chunk) throw new Error(`${key} is not in the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.css?.forEach((file) => files.add(file))
    chunk.imports?.forEach(add)
  }
  add('index.html')
  for (const module of modules) add(module)
  files.delete(findEntry(manifest))
  const sizes = new Map(
    await Promise.all(
      [...files].map(async (file) => [file, (await stat(`${out}client/${file}`)).size] as const),
    ),
  )
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
  return [...[...files].sort((a, b) => sizes.get(b)! - sizes.get(a)!), ...fonts]
}

function link(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}">`
  if (file.endsWith('.woff2'))
    return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`
  return `<link rel="modulepreload" href="/${file}" crossorigin>`
}

function fill(
  template: string,
  boot: string,
  language: string,
  page: PrerenderedPage,
  entry: string,
  files: string[],
): string {
  const later = page.deferScripts ? files.filter((file) => file.endsWith('.js')) : []
  const [preload, preloadAgencia] = [page.preload.talento, page.preload.agencia].map((urls) => urls.join(' '))
  const member = preload !== '' || preloadAgencia !== ''
  const attributes = [
    `lang="${language}"`,
    member && `data-preload="${preload}"`,
    page.firstImage && `data-first-image="${escape(JSON.stringify(page.firstImage))}"`,
    preloadAgencia !== preload && `data-preload-agencia="${preloadAgencia}"`,
    // Removed by the boot script or `app/fonts.ts`.
    member && 'data-fonts="later"',
    // The first is the entry, which imports the others.
    later.length && `data-scripts="${[entry, ...later].map((file) => `/${file}`).join(' ')}"`,
  ]
  const head = [
    `<title>${escape(page.title)}</title>`,
    // robots.txt lets search engines fetch these pages, such as the end of a registration.
    page.complete && !page.indexable && '<meta name="robots" content="noindex">',
    page.description && `<meta name="description" content="${escape(page.description)}">`,
    ...files
      .filter((file) => !(file.endsWith('.css') && template.includes(file)) && !later.includes(file))
      .filter((file) => !(member && file.endsWith('.woff2')))
      .map(link),
    later.length === 0 && `<script type="module" crossorigin src="/${entry}"></script>`,
  ]
  const texts = page.deferScripts
    ? ''
    : `<script type="application/json" id="texts" lang="${language}">${data(page.texts)}</script>`
  return template
    .replace('<html lang="es">', `<html ${attributes.filter(Boolean).join(' ')}>`)
    .replace(ownScripts, '')
    .replace('<!--boot-->', () => `<script>${boot}</script>`)
    .replace('<!--head-->', () => head.filter(Boolean).join(''))
    .replace('<body>', `<body class="route-${page.name}">`)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root"${page.complete ? ` data-page="${page.name}"` : ''}>${page.html}</div>${texts}`,
    )
}

/** JSON that cannot close the script element that contains it. */
const data = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const ownScripts = /<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>/g

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
