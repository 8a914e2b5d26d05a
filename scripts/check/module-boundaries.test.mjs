import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../runtime.mjs'
import { findCycle, findViolation, modules } from './module-boundaries.mjs'

const violation = (file, source) => findViolation(join(root, file), source)

test.each([
  ['server/src/post/post.routes.ts', '../profile/index.ts'],
  ['server/src/post/post.routes.ts', './post.store.ts'],
  ['server/src/platform/http/server.ts', '../../config.ts'],
  ['server/src/auth/mount.ts', '../context.ts'],
  ['server/src/auth/caller.ts', '../visibility/index.ts'],
  ['server/src/post/post.routes.ts', '../platform/http/problem.ts'],
  ['server/src/app.ts', './post/index.ts'],
  ['server/src/post/post.test.ts', '../app.ts'],
  ['server/src/post/post.test.ts', '../media/media.samples.ts'],
  ['server/src/post/post.routes.ts', '@brilla/contract/post'],
  ['web/src/features/post/PostCard.tsx', '../../ui/Card.tsx'],
  ['web/src/pages/feed/Feed.tsx', '../../features/post/PostCard.tsx'],
  ['web/src/lib/session/user.ts', '../query.tsx'],
  ['web/src/ui/Field.tsx', '../lib/format.ts'],
  ['contract/src/post.ts', 'zod'],
  ['contract/src/post.ts', './route.ts'],
])('%s may import %s', (file, source) => {
  expect(violation(file, source)).toBe(undefined)
})

test.each([
  ['server/src/account/account.routes.ts', '../post/index.ts', 'may not import "post"'],
  ['server/src/platform/log.ts', '../auth/index.ts', 'may not import "auth"'],
  ['server/src/visibility/predicate.ts', '../auth/index.ts', 'may not import "auth"'],
  ['server/src/comment/comment.routes.ts', '../post/post.store.ts', 'store'],
  ['server/src/post/post.test.ts', '../comment/comment.store.ts', 'store'],
  ['server/src/comment/comment.routes.ts', '../post/post.present.ts', 'through its index.ts'],
  ['server/src/app.ts', './post/post.routes.ts', 'through its index.ts'],
  ['server/src/garden/x.ts', '../platform/log.ts', 'missing in modules.json'],
  ['server/src/post/x.ts', '../../../web/src/lib/time.ts', 'may not import web'],
  ['web/src/lib/api.ts', '../../../server/src/app.ts', 'may not import server'],
  ['web/src/features/post/x.ts', '@brilla/server', 'may not import server'],
  ['web/src/ui/Card.tsx', '@brilla/contract', 'must not depend on the product'],
  ['web/src/lib/x.ts', '../ui/Card.tsx', 'may not import "ui"'],
  ['web/src/ui/Card.tsx', '../features/post/PostCard.tsx', 'may not import "post"'],
  ['web/src/features/post/x.ts', '../../pages/feed/Feed.tsx', 'may not import "pages"'],
  ['contract/src/post.ts', 'kysely', 'nothing but zod'],
  ['contract/src/post.ts', '../../server/src/config.ts', 'may not import'],
])('%s may not import %s', (file, source, reason) => {
  expect(violation(file, source)).toContain(reason)
})

test('a cycle between modules is found, and modules.json has none', () => {
  expect(findCycle({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b'])
  expect(findCycle({ a: ['b', 'c'], b: ['c'], c: [] })).toBe(undefined)
  expect(findCycle(modules.server)).toBe(undefined)
  expect(findCycle(modules.web)).toBe(undefined)
})

test.each(['server', 'web'])('modules.json lists only modules of %s', (workspace) => {
  const graph = modules[workspace]
  expect(
    Object.values(graph)
      .flat()
      .filter((name) => !graph[name]),
  ).toEqual([])
})
