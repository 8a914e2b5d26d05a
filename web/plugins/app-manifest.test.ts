import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createAppManifest } from './app-manifest.ts'

/** Width and height in the header of a PNG file. */
function readSize(path: string): string {
  const bytes = readFileSync(new URL(`../public${path}`, import.meta.url))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

const paths = Object.values(
  import.meta.glob<{ page: { path: string } }>('../src/pages/**/*.page.ts', { eager: true }),
).map(({ page }) => page.path)

test.each(['es', 'en'] as const)(
  'P-pages-17: the icons and shortcuts of the application exist, in %s',
  (language) => {
    const { icons, shortcuts, name, share_target: shareTarget } = createAppManifest(language)
    expect(name).toContain('Brilla')
    for (const { src, sizes } of icons) expect(readSize(src)).toBe(sizes)
    for (const { url } of shortcuts) expect(paths).toContain(url)
    expect(paths).toContain(shareTarget.action)
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  },
)
