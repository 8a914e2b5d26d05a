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

/** A module whose path ends as one of these say: regular expressions, with / for either slash. */
const oneOf = (...ends: string[]) => new RegExp(`/(?:${ends.join('|')})$`.replaceAll('/', '[\\\\/]'))

const memberIcons =
  'arrow-up|compass|download|ellipsis|file-text|house|image\\w*|image-\\w+|log-out|' +
  'map-pin|message-circle|pen\\w*|pen-line|plus|rotate-cw|send-horizontal|settings|share-2|sparkles|trash-2|user-round'
/** Of what comes after the posts. */
const lateIcons = 'file-plus|grip-vertical|square-play'
const memberCore =
  'query|draft|image|time|Time|toggle|turns|upload|useCount|useDeferredTyping|usePlace|useWide'

/**
 * What pages share, in few files: each costs a phone a turn on the line and half a kilobyte of headers.
 * Guests never wait for what only members need, and windows and menus come when they open.
 */
const groups = [
  // Half of what everybody needs, and the same from one version of Brilla to the next.
  { name: 'react', test: oneOf('node_modules/(react|react-dom|scheduler)/.+'), priority: 2 },
  {
    name: 'base',
    test: oneOf(
      `node_modules/lucide-react/dist/esm/(?!icons/(${memberIcons}|${lateIcons})\\.).+`,
      'contract/src/limits.ts',
      `src/core/(?!(${memberCore})\\.)[\\w-]+\\.tsx?`,
      'src/ui/(cn|Button|Spinner|Brand|OfflineBar|ProgressBar|State|Toast|Avatar|CategoryMark|Field)\\.tsx?',
      'src/social/pending.ts',
    ),
    priority: 1,
  },
  {
    name: 'form',
    test: oneOf(
      'src/ui/(controls|FormPage|FormSummary|TextField|PasswordField|Choice|Select|WaitNotice)\\.tsx?',
      'contract/src/email.ts',
      'src/account/(BirthdateField|CountryField|TermsField|RegistrationEnd|registration|registered|useEmailLookUp)\\.tsx?',
      'src/social/(SocialWays|attempt)\\.tsx?',
    ),
  },
  { name: 'guest', test: oneOf('src/app/(GuestHeader|GuestLayout|GuestFooter|LanguageToggle).tsx') },
  {
    name: 'member',
    test: oneOf(
      'node_modules/@tanstack/.+',
      `node_modules/lucide-react/dist/esm/icons/(${memberIcons})\\..+`,
      'src/app/(AccountMenu|Categories|Greeting|Navigation).tsx',
      `src/core/(${memberCore})\\.tsx?`,
      'src/ui/(Card|Columns|FireButton|InfiniteEnd|EditMenu|Menu|menu-entry|Dialog|RollingNumber|Skeleton|TextArea|useAutoGrow)\\.tsx?',
      'src/post/composer/(Composer|UploadsProvider)\\.tsx?',
      'src/post/(?!Media(?!Layer)|EditPost|SharePost\\.|WordsDialog)[\\w.-]+\\.tsx?',
      'src/comment/\\w+(\\.data)?\\.tsx?',
      'src/account/pending.ts',
      'src/profile/(PersonLink|follow.data).tsx?',
      'src/feed/(?!Feed\\.|SinglePost|User)[\\w.-]+\\.tsx?',
    ),
  },
  { name: 'people', test: oneOf('src/profile/(FollowButton|PersonCard).tsx') },
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
