import { apiPath } from '@brilla/contract/platform/route-url'
import type { PrerenderedPage } from '../src/app/entry.prerender.tsx'

/** Allows the pages for guests and disallows those for members, also those below a page that has a preview for guests. */
export function writeRobots(
  pages: readonly Pick<PrerenderedPage, 'path' | 'complete' | 'hasPreview'>[],
): string {
  const previews = pages.filter(({ hasPreview }) => hasPreview).map(({ path }) => path)
  /** The beginning of the paths to disallow; `*` is any text in it, and `$` the end of the path. */
  const toRule = (path: string): string => {
    if (previews.some((preview) => preview.startsWith(`${path}/`))) return `${path}$`
    const above = previews.find((preview) => path.startsWith(`${preview}/`))
    return (above?.replace(/:\w+/, '*/') ?? path).split(':')[0] ?? path
  }
  const fixed = pages
    .filter(({ path, complete }) => !complete && !previews.includes(path))
    .map(({ path }) => toRule(path))
  const hidden = [`${apiPath}/`, ...new Set(fixed)].filter((path) => path !== '/')
  const shortest = hidden.filter((path) => !hidden.some((other) => other !== path && path.startsWith(other)))
  return ['User-agent: *', ...shortest.map((path) => `Disallow: ${path}`), ''].join('\n')
}
