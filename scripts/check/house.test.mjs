import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../runtime.mjs'
import { faultOf } from './house.mjs'

const fault = (file, source) => faultOf(join(root, file), source)

test.each([
  ['server/src/post/post.routes.ts', '../account/account.rules.ts'],
  ['server/src/post/post.routes.ts', './post.store.ts'],
  ['server/src/platform/http/server.ts', '../../config.ts'],
  ['server/src/auth/mount.ts', '../context.ts'],
  ['server/src/app.ts', './post/post.routes.ts'],
  ['server/src/post/post.test.ts', '../app.ts'],
  ['server/src/post/post.routes.ts', '@brilla/contract/post'],
  ['web/src/features/post/PostCard.tsx', '../../ui/Card.tsx'],
  ['web/src/lib/session/user.ts', '../query.tsx'],
  ['web/src/ui/Field.tsx', '../lib/format.ts'],
  ['contract/src/post.ts', 'zod'],
  ['contract/src/post.ts', './route.ts'],
])('%s may import %s', (file, source) => {
  expect(fault(file, source)).toBe(undefined)
})

test.each([
  ['server/src/account/account.routes.ts', '../post/post.rules.ts', 'stands before'],
  ['server/src/platform/log.ts', '../auth/index.ts', 'stands before'],
  ['server/src/comment/comment.routes.ts', '../post/post.store.ts', 'store'],
  ['server/src/post/post.test.ts', '../comment/comment.store.ts', 'store'],
  ['server/src/garden/x.ts', '../platform/log.ts', 'no place'],
  ['server/src/post/x.ts', '../../../web/src/lib/time.ts', 'may not import web'],
  ['web/src/lib/api.ts', '../../../server/src/app.ts', 'may not import server'],
  ['web/src/features/post/x.ts', '@brilla/server', 'may not import server'],
  ['web/src/ui/Card.tsx', '@brilla/contract', 'knows nothing'],
  ['web/src/lib/x.ts', '../ui/Card.tsx', 'stands before'],
  ['web/src/features/post/x.ts', '../../pages/feed/Feed.tsx', 'stands before'],
  ['contract/src/post.ts', 'kysely', 'nothing but zod'],
  ['contract/src/post.ts', '../../server/src/config.ts', 'may not import'],
])('%s may not import %s', (file, source, reason) => {
  expect(fault(file, source)).toContain(reason)
})
