import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { contractRoutes } from './plugins/contract-routes.ts'

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

/**
 * What pages share, in few files: each costs a phone a turn on the line and half a kilobyte of headers.
 * Guests never wait for what only members need, and windows and menus come when they open.
 */
const groups = [
  {
    name: 'base',
    test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler|lucide-react)[\\/]|contract[\\/]src[\\/]limits|src[\\/](core[\\/](?!query|draft|image|time|Time|toggle|turns|upload|useCount\.)\w[\w-]*\.tsx?|ui[\\/](cn|Button|Spinner|Brand|OfflineBar|ProgressBar|State|Toast|Avatar|CategoryMark|Field)\.tsx?|social[\\/]pending\.ts)$/,
    priority: 1,
  },
  {
    name: 'member',
    test: /node_modules[\\/]@tanstack|src[\\/](app[\\/](AccountMenu|Categories|Greeting|Navigation)|core[\\/](query|draft|image|time|Time|toggle|turns|upload|useCount)|ui[\\/](Card|Columns|FireButton|InfiniteEnd|Menu|Dialog|RollingNumber|Skeleton|TextArea|useAutoGrow)|post[\\/](composer[\\/](Composer|PhotosProvider|useUploads)|(?!PhotoViewer|PhotoPicture)\w[\w.-]*)|comment[\\/]\w+|account[\\/]pending|feed[\\/](?!Feed\.|SinglePost|UserPosts)\w[\w.-]*)\.tsx?$/,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), contractRoutes(), developmentPage()],
  build: {
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Radix marks its modules for a kind of server rendering that is not ours.
      checks: { moduleLevelDirective: false },
      output: isSsrBuild ? {} : { codeSplitting: { groups } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/resize', '/socket.io', '/outbox', '/healthz', '/readyz'].map((path) => [
        path,
        { target: api, ws: path === '/socket.io' },
      ]),
    ),
  },
}))
