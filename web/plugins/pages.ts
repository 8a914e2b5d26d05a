import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { type Manifest, minify } from 'vite'
import type { Language } from '../src/lib/language.ts'
import type { PrerenderedPage } from '../src/app/entry.prerender.tsx'
import { appManifestPath } from './app-manifest.ts'
import { writeNotices } from './document-notices.ts'
import { writeShareTags } from './share-tags.ts'
import { writeRobots } from './robots.ts'

type Prerender = typeof import('../src/app/entry.prerender.tsx')

/** Writes the document of every page in both languages, from the two builds in `out`. */
export async function writePages(out: string): Promise<void> {
  const template = await readFile(`${out}client/index.html`, 'utf8')
  const client = await readJson<Manifest>(`${out}client/.vite/manifest.json`)
  const loads = await readJson<Record<string, string>>(`${out}client/.vite/loads.json`)
  const entry = findEntry(client)
  const memberChunk = Object.keys(client).find((key) => client[key]!.name === 'member')
  const layouts = {
    landing: ['src/app/layouts/LandingLayout.tsx'],
    guest: ['src/app/layouts/GuestLayout.tsx'],
    // It has the layout of members' pages.
    member: [memberChunk],
    setup: [memberChunk, 'src/app/layouts/SetupLayout.tsx'],
    none: [],
  }
  const boot = await readScript(new URL('../src/app/boot.js', import.meta.url))
  const previewScript = await readScript(new URL('../src/app/public-profile.js', import.meta.url))
  const { languages, prerenderPages }: Prerender = await import(
    pathToFileURL(`${out}prerender/entry.prerender.js`).href
  )

  for (const language of languages) {
    const pages = await prerenderPages(language)
    await mkdir(`${out}pages/${language}`, { recursive: true })
    for (const page of pages) {
      const { module, frame } = page
      const modules = [
        ...(module ? [loads[module]].flat() : []),
        ...layouts[frame],
        // A long text would be in the document twice if it were inlined.
        ...(page.deferScripts
          ? [
              'src/app/text-files.ts',
              ...Object.keys(page.texts).map((name) => findTexts(client, `${name}.${language}.json`)),
            ]
          : []),
      ]
      const files = await listFiles(out, client, modules)
      const document = fill(template, boot, language, page, { entry, files })
      await writeFile(`${out}pages/${language}/${page.name}.html`, document)
      if (!page.hasPreview) continue
      const forGuests = fill(template, boot, language, page, { entry, files, previewScript })
      await writeFile(`${out}pages/${language}/${page.name}.template`, forGuests)
    }
    const list = pages.map(({ path, name, indexable, hasPreview }) => ({
      path,
      name,
      indexable,
      ...(hasPreview && { hasTemplate: true }),
    }))
    await writeFile(`${out}pages/pages.json`, JSON.stringify(list))
    await writeFile(`${out}pages/robots.txt`, writeRobots(pages))
  }
  const hashes = [boot, previewScript].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  await writeFile(`${out}csp.json`, JSON.stringify({ 'script-src': hashes }))
  await rm(`${out}client/index.html`)
  await rm(`${out}client/.vite`, { recursive: true })
}

/** An inline script of documents, minified. */
async function readScript(file: URL): Promise<string> {
  const source = await readFile(file, 'utf8')
  const { code, errors } = await minify(file.pathname, source, { module: false })
  if (errors.length > 0) throw new AggregateError(errors, `${file.pathname} cannot be minified`)
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

/** The scripts of a document. `previewScript`: that of the document for guests, of which the server renders the content. */
interface Scripts {
  entry: string
  files: string[]
  previewScript?: string
}

function fill(
  template: string,
  boot: string,
  language: Language,
  page: PrerenderedPage,
  { entry, files, previewScript }: Scripts,
): string {
  const forGuests = previewScript !== undefined
  const later = page.deferScripts || forGuests ? files.filter((file) => file.endsWith('.js')) : []
  const fonts = files.filter((file) => file.endsWith('.woff2'))
  const [preload, preloadAgencia] = [page.preload.talento, page.preload.agencia].map((urls) => urls.join(' '))
  const member = preload !== '' || preloadAgencia !== ''
  const attributes = [
    `lang="${language}"`,
    member && `data-preload="${preload}"`,
    page.firstImage && `data-first-image="${escape(JSON.stringify(page.firstImage))}"`,
    preloadAgencia !== preload && `data-preload-agencia="${preloadAgencia}"`,
    // Removed by the boot script or `app/fonts.ts`.
    member && !forGuests && 'data-fonts="later"',
    // Only guests preload them; the boot script knows whether somebody is logged in.
    forGuests && `data-guest-fonts="${fonts.map((file) => `/${file}`).join(' ')}"`,
    // The first is the entry, which imports the others.
    later.length &&
      `data-${forGuests ? 'member-scripts' : 'scripts'}="${[entry, ...later].map((file) => `/${file}`).join(' ')}"`,
  ]
  const head = [
    forGuests ? '<!--preview-head-->' : `<title>${escape(page.title)}</title>`,
    // robots.txt lets search engines fetch some of these pages, such as the end of a registration, or a profile without preview.
    !page.indexable && !forGuests && '<meta name="robots" content="noindex">',
    `<link rel="manifest" href="${appManifestPath(language)}">`,
    page.description && `<meta name="description" content="${escape(page.description)}">`,
    page.indexable && writeShareTags(page, language, escape),
    ...files
      .filter((file) => !(file.endsWith('.css') && template.includes(file)) && !later.includes(file))
      .filter((file) => !(member && fonts.includes(file)))
      .map(link),
    forGuests && `<script>${previewScript}</script>`,
    later.length === 0 && `<script type="module" crossorigin src="/${entry}"></script>`,
  ]
  const texts = page.deferScripts
    ? ''
    : `<script type="application/json" id="texts" lang="${language}">${data(page.texts)}</script>`
  const notices = writeNotices(language, { isReadable: page.complete || forGuests, forGuests })
  // The boot script chooses between them.
  const content = forGuests
    ? `<div data-for="guest"><!--preview-body--></div><div data-for="member">${page.html}</div>`
    : page.html
  return template
    .replace('<html lang="es">', `<html ${attributes.filter(Boolean).join(' ')}>`)
    .replace(ownScripts, '')
    .replace('<!--boot-->', () => `<script>${boot}</script>`)
    .replace('<!--head-->', () => head.filter(Boolean).join(''))
    .replace('<body>', () => `<body class="route-${page.name}">${notices.first}`)
    .replace('</body>', () => `${notices.last}</body>`)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root"${page.complete ? ` data-page="${page.name}"` : ''}>${content}</div>${texts}`,
    )
}

/** JSON that cannot close the script element that contains it. */
const data = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const ownScripts = /<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>/g

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
