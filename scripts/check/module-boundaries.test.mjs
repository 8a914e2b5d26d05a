import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../runtime.mjs'
import { areas, findCycle, findViolation, locate } from './module-boundaries.mjs'

const violation = (file, source) => findViolation(join(root, file), source)

test.each([
  ['server/src/content/post/post.routes.ts', '../../people/profile/index.ts'],
  ['server/src/content/post/post.routes.ts', './post.store.ts'],
  ['server/src/platform/http/server.ts', '../../config.ts'],
  ['server/src/accounts/auth/mount.ts', '../../context.ts'],
  ['server/src/accounts/auth/caller.ts', '../visibility/index.ts'],
  ['server/src/content/post/post.routes.ts', '../../platform/http/problem.ts'],
  ['server/src/app.ts', './content/post/index.ts'],
  ['server/src/content/post/post.test.ts', '../../app.ts'],
  ['server/src/content/post/post.test.ts', '../../media/media.samples.ts'],
  ['server/src/content/post/post.routes.ts', '@brilla/contract/content/post'],
  ['web/src/features/content/post/PostCard.tsx', '../../ui/Card.tsx'],
  ['web/src/pages/feed/Feed.tsx', '../../features/content/post/PostCard.tsx'],
  ['web/src/lib/session/user.ts', '../query.tsx'],
  ['web/src/ui/Field.tsx', '../lib/format.ts'],
  ['contract/src/content/post.ts', 'zod'],
  ['contract/src/content/post.ts', '../platform/route.ts'],
])('%s may import %s', (file, source) => {
  expect(violation(file, source)).toBe(undefined)
})

test.each([
  [
    'server/src/accounts/account/account.routes.ts',
    '../../content/post/index.ts',
    'may not import "content"',
  ],
  ['server/src/platform/log.ts', '../accounts/auth/index.ts', 'may not import "accounts"'],
  ['server/src/content/comment/comment.routes.ts', '../post/post.store.ts', 'store'],
  ['server/src/content/post/post.test.ts', '../comment/comment.store.ts', 'store'],
  ['server/src/content/comment/comment.routes.ts', '../post/post.present.ts', 'through its index.ts'],
  ['server/src/app.ts', './content/post/post.routes.ts', 'through its index.ts'],
  ['server/src/garden/x.ts', '../platform/log.ts', 'missing in modules.json'],
  ['server/src/content/post/x.ts', '../../../../web/src/lib/time.ts', 'may not import web'],
  ['web/src/lib/api.ts', '../../../server/src/app.ts', 'may not import server'],
  ['web/src/features/content/post/x.ts', '@brilla/server', 'may not import server'],
  ['web/src/ui/Card.tsx', '@brilla/contract', 'must not depend on the product'],
  ['web/src/lib/x.ts', '../ui/Card.tsx', 'may not import "ui"'],
  ['web/src/ui/Card.tsx', '../features/content/post/PostCard.tsx', 'may not import "content"'],
  ['web/src/features/content/post/x.ts', '../../pages/feed/Feed.tsx', 'may not import "pages"'],
  ['contract/src/content/post.ts', 'kysely', 'nothing but zod'],
  ['contract/src/content/post.ts', '../../../server/src/config.ts', 'may not import'],
])('%s may not import %s', (file, source, reason) => {
  expect(violation(file, source)).toContain(reason)
})

test('a cycle is found', () => {
  expect(findCycle({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b'])
  expect(findCycle({ a: ['b', 'c'], b: ['c'], c: [] })).toBe(undefined)
})

test.each(['server', 'web'])('the modules within the areas of %s have no cycle', (workspace) => {
  const graph = {}
  for (const file of globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: root })) {
    if (/\.test\.tsx?$|testing\.tsx?$|\.texts\.d\.ts$/.test(file)) continue
    const path = join(root, file)
    const from = locate(path)
    for (const [, source] of readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const to = locate(resolve(dirname(path), source))
      if (from.area === to.area && from.module !== to.module) (graph[from.module] ??= []).push(to.module)
    }
  }
  for (const area of ['app', 'pages', 'lib', 'ui', 'media']) delete graph[area]
  expect(Object.keys(graph).length).toBeGreaterThan(10)
  expect(findCycle(graph)).toBe(undefined)
})

test('modules.json lists the areas', () => {
  const listFolders = (pattern) => globSync(pattern, { cwd: root }).map((folder) => basename(folder))
  const server = [...listFolders('server/src/*/'), 'app', 'main']
  expect(areas.server.toSorted()).toEqual(server.toSorted())
  const web = [...listFolders('web/src/features/*/'), 'lib', 'ui', 'pages', 'app']
  expect(areas.web.toSorted()).toEqual(web.toSorted())
})
