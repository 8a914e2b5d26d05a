// Builds the web client into build/, which appears when it is complete:
//
//   client/           static files, served at /. Everything in client/assets/ carries a hash in its name:
//                     `Cache-Control: public, max-age=31536000, immutable`. The rest (art/, favicon) changes.
//   pages/pages.json  [{ path: '/noticias/:postId', name: 'post', indexable: false }], in the order to try them;
//                     `indexable` pages are in the sitemap; path '*' is the page of any other address, with status 404.
//   pages/{es,en}/{name}.html   the document of that page in that language, `Cache-Control: no-cache`,
//                     `Vary: Accept-Language, Cookie`; the language is the cookie `lang` (es or en),
//                     else the first of Accept-Language that is one of the two, else es.
//   pages/robots.txt  the rules for crawlers; the server adds the address of the sitemap.
//   pages/{es,en}/{name}.template   of a page with `hasTemplate`: what the server completes for guests, with
//                     `<!--preview-head-->` and `<!--preview-body-->`.
//   render/public-profile.js   renders these two, see src/app/entry.public-profile.tsx.
//   csp.json          { "script-src": ["'sha256-…'"] }: what the inline scripts need.
//
// Each js, mjs, css, html, svg and json file has its .br and .gz next to it, for `preCompressed` serving.
import { rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { chunkGroups } from './plugins/chunk-groups.ts'
import { compressFolder } from './plugins/compress.ts'
import { writePages } from './plugins/pages.ts'
import { writeRenderer } from './plugins/renderer.ts'
import { writeServiceWorker } from './plugins/service-worker.ts'

// Servers that start meanwhile read the previous build.
const out = fileURLToPath(new URL('build.new/', import.meta.url))
const built = fileURLToPath(new URL('build/', import.meta.url))
const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url))

process.env.NODE_ENV = 'production'
await rm(out, { recursive: true, force: true })
await build({
  configFile,
  logLevel: 'warn',
  build: {
    outDir: `${out}client`,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
})
await build({
  configFile,
  logLevel: 'warn',
  build: {
    outDir: `${out}prerender`,
    ssr: 'src/app/entry.prerender.tsx',
    minify: false,
    copyPublicDir: false,
    cssMinify: false,
  },
})
await writePages(out)
await writeServiceWorker(out)
await rm(`${out}prerender`, { recursive: true })
await compressFolder(out)
await writeRenderer(configFile, out)
await rm(built, { recursive: true, force: true })
await rename(out, built)
