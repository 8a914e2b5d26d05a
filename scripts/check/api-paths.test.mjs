import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../runtime.mjs'
import { containsApiPath } from './api-paths.mjs'

const check = (file, text) => containsApiPath(join(root, file), text)

test.each(['/api/users', '**/api/posts/*', 'GET /api/users HTTP/1.1', '/api', '//api/users', '/api?x=1'])(
  '%s belongs in the contract',
  (text) => {
    for (const file of [
      'server/src/app.ts',
      'web/plugins/robots.ts',
      'e2e/content/post.spec.ts',
      'demo/src/main.ts',
    ])
      expect(check(file, text)).toBe(true)
    expect(check('contract/src/platform/route-url.ts', text)).toBe(false)
  },
)

test.each(['./api.ts', '../lib/api/x.ts', '/apis', '/api-docs', 'https://graph.example/v2/api.json'])(
  '%s is not a path of the API',
  (text) => expect(check('web/src/lib/session.ts', text)).toBe(false),
)
