import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { apiPath } from '@brilla/contract/platform/route-url'
import { appManifest } from './plugins/app-manifest.ts'
import { colorFallbacks } from './plugins/color-fallbacks.ts'
import { contractErrors } from './plugins/contract-errors.ts'
import { contractRoutes } from './plugins/contract-routes.ts'
import { languageNames } from './plugins/language-names.ts'
import { moduleLoads } from './plugins/module-loads.ts'
import { pdfDecoders } from './plugins/pdf-decoders.ts'
import { serviceWorker } from './plugins/service-worker.ts'
import { supportedCss } from './plugins/supported-css.ts'

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

/** In development the boot script and the page come from here; the build puts them in by itself. */
function developmentPage(): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    transformIndexHtml: (html) => {
      const boot = readFileSync(new URL('src/app/boot.js', import.meta.url), 'utf8')
      return html.replace('<!--boot-->', `<script>${boot}</script>`)
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwind(),
    colorFallbacks(),
    contractRoutes(),
    contractErrors(),
    languageNames(),
    moduleLoads(),
    pdfDecoders(),
    serviceWorker(),
    appManifest(),
    developmentPage(),
  ],
  css: { postcss: supportedCss },
  build: {
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The browsers of cssTarget preload modules by themselves; in older ones they load a little later.
    modulePreload: { polyfill: false },
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Radix marks its modules for a kind of server rendering that is not ours.
      checks: { moduleLevelDirective: false },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      [apiPath, '/resize', '/og', '/socket.io', '/outbox', '/healthz', '/readyz'].map((path) => [
        path,
        { target: api, ws: path === '/socket.io' },
      ]),
    ),
  },
})
