import type { TextFiles } from '../lib/i18n.ts'

// Without the texts that their feature imports in both languages at once.
const found = import.meta.glob<Record<string, unknown>>(
  ['../**/*.{es,en}.json', '!../features/safety/moderation/usualReasons.*.json'],
  { import: 'default' },
)

/** The files of texts by their namespace and language, such as `landing.es`. */
export const textFiles: TextFiles = {
  ...Object.fromEntries(
    Object.entries(found).map(([path, load]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
      load,
    ]),
  ),
  'errors.es': async () => (await import('virtual:errors.es')).default,
  'errors.en': async () => (await import('virtual:errors.en')).default,
}
