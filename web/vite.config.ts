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
const oneOf = (...ends: string[]) => new RegExp(`(?:\0|/)(?:${ends.join('|')})$`.replaceAll('/', '[\\\\/]'))

const memberIcons =
  'arrow-up|compass|download|ellipsis|file-text|house|image\\w*|image-\\w+|log-out|' +
  'map-pin|message-circle|pen\\w*|pen-line|plus|rotate-cw|send-horizontal|settings|share-2|sparkles|trash-2|user-round'
/** Of what comes after the posts. */
const lateIcons = 'file-plus|grip-vertical|square-play'
const memberCore =
  'draft|image|time|Time|toggle|createLimiter|useFormatCount|useDebouncedValue|useFormatLocation|useMediaQuery'

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
      // What fetches a chunk.
      'vite/preload-helper.js',
      `src/lib/(?!(${memberCore})\\.)[\\w-]+\\.tsx?`,
      'src/ui/(cn|Button|Spinner|Brand|OfflineBar|ProgressBar|State|Toast|Avatar|Field)\\.tsx?',
      'src/features/category/CategoryMark.tsx',
      'src/features/oauth/pendingRegistration.ts',
    ),
    priority: 1,
  },
  {
    name: 'form',
    test: oneOf(
      'src/ui/(controls|FormPage|FormSummary|TextField|PasswordField|Choice|Select|WaitNotice)\\.tsx?',
      'contract/src/email.ts',
      'src/features/account/(BirthdateField|CountryField|TermsField|RegistrationEnd|registration|registered|useEmailLookUp)\\.tsx?',
      'src/features/oauth/(ProviderButtons|providers|attempt)\\.tsx?',
    ),
  },
  { name: 'guest', test: oneOf('src/app/layouts/(GuestHeader|GuestLayout|GuestFooter|LanguageToggle).tsx') },
  {
    name: 'member',
    test: oneOf(
      'node_modules/@tanstack/.+',
      `node_modules/lucide-react/dist/esm/icons/(${memberIcons})\\..+`,
      'src/app/QueryRoot.tsx',
      'src/app/layouts/(AccountMenu|Categories|Greeting|Navigation).tsx',
      `src/lib/(${memberCore})\\.tsx?`,
      'src/features/like/LikeButton.tsx',
      'src/ui/(Card|Columns|InfiniteEnd|EditMenu|Menu|menu-entry|Dialog|RollingNumber|Skeleton|TextArea|useAutoGrow)\\.tsx?',
      'src/features/media/(UploadsProvider|sendFile).tsx?',
      'src/features/post/composer/Composer.tsx',
      'src/features/post/viewer/(MediaRoute|mediaAddress).tsx?',
      'src/features/post/(?!EditPost|SharePost\\.|PostTextDialog)[\\w.-]+\\.tsx?',
      'src/features/comment/\\w+(\\.data)?\\.tsx?',
      'src/features/account/self.queries.ts',
      'src/features/profile/PersonLink.tsx',
      'src/features/follow/follow.data.ts',
      'src/pages/feed/(?!Feed\\.)[\\w.-]+\\.tsx?',
    ),
  },
  {
    name: 'people',
    test: oneOf('src/features/follow/FollowButton.tsx', 'src/features/profile/PersonCard.tsx'),
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
