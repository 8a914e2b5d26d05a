import type { Rolldown } from 'vite'

const library = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`)
const features = (folders: string) => new RegExp(`[\\\\/]src[\\\\/]features[\\\\/](?:${folders})`)
const common = (names: string) =>
  new RegExp(
    `[\\\\/](?:contract[\\\\/]src|src[\\\\/](?:lib|ui|features[\\\\/]people[\\\\/]category))[\\\\/](?:.*[\\\\/])?(?:${names})\\.tsx?$`,
  )

/**
 * The files that pages share, each with what its modules import, those needed by more pages first. Guests never download `member`
 * (P-pages-7): what both need is in a group before it. `minShareCount`: how many pages and parts loaded on demand need a module.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // React is half of the common code and does not change between versions of Brilla.
  { name: 'react', test: library('react|react-dom|scheduler'), priority: 8 },
  { name: 'framework', tags: ['$initial'], priority: 7 },
  { name: 'icons', test: library('lucide-react'), minShareCount: 3, priority: 6 },
  {
    name: 'common',
    test: common(
      'limits|text|truncate|countries|calendar-date|names|email|format|time|draft|memoize-by-language|use-format-count|use-language|use-hydrated|is-composing|combobox|Skeleton|LazyBoundary|lazy-component|lazy-dialog|use-chunk-error-toast',
    ),
    priority: 5,
  },
  {
    name: 'form',
    test: common(
      '[\\w-]*[Ff]orm(?!at)[\\w-]*|[\\w-]*[Ff]ield[\\w-]*|RadioGroup|Section|Select|TextArea|Checkbox|MarkedText|WaitNotice|InlineError|use-inline-error|use-auto-grow|use-idempotency-key|use-countdown|use-rate-limit',
    ),
    minShareCount: 3,
    priority: 4,
  },
  {
    name: 'login',
    test: features('accounts[\\\\/](?:oauth|passkey[\\\\/](?:PasskeyButton|is-declined))'),
    minShareCount: 2,
    priority: 4,
  },
  {
    // Of people, who are shown to guests too.
    name: 'person',
    test: common(
      'Avatar|initials|fact-choices|use-broken-image|image|blank-image|use-format-location|BlurredImage|CategoryList|CategoryMark|category-slugs',
    ),
    minShareCount: 2,
    priority: 4,
  },
  { name: 'member', test: /[\\/]src[\\/]app[\\/]member-routes\.ts$/, priority: 3 },
  // What is kept of responses is changed by pages that show no posts, such as conversations.
  {
    name: 'data',
    test: /\.(?:cache|queries)\.ts$|[\\/](?:post-text|text-entities|cancel-refetches|use-mutation)\.[jt]s$/,
    minShareCount: 10,
    priority: 2,
  },
  {
    name: 'ui',
    test: common(
      'RegionBoundary|Card|BlurredImage|PagedList|Columns|InfiniteEnd|Dialog|DeleteDialog|Menu|LazyMenu|use-toggle',
    ),
    priority: 2,
  },
  { name: 'people', test: features('people'), minShareCount: 10, priority: 1 },
  {
    name: 'content',
    test: features('content[\\\\/](?:comment|like|post[\\\\/](?!composer))'),
    minShareCount: 4,
    priority: 0,
  },
  { name: 'settings', test: features('onboarding'), minShareCount: 5, priority: 0 },
]
