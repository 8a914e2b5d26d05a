import { apiPath } from '@brilla/contract/route-url'
import type { PrerenderedPage } from '../src/app/entry.prerender.tsx'

/** Allows the pages for guests and disallows those for members. */
export function writeRobots(pages: readonly Pick<PrerenderedPage, 'path' | 'complete'>[]): string {
  const fixed = pages.filter(({ complete }) => !complete).map(({ path }) => path.split(':')[0] ?? path)
  const hidden = [`${apiPath}/`, ...new Set(fixed)].filter((path) => path !== '/')
  const shortest = hidden.filter((path) => !hidden.some((other) => other !== path && path.startsWith(other)))
  return ['User-agent: *', ...shortest.map((path) => `Disallow: ${path}`), ''].join('\n')
}
