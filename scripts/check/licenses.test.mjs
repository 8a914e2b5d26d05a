import { expect, test } from 'vitest'
import { findForbiddenLicenses } from './licenses.mjs'

test('packages of production need an allowed license', () => {
  const packages = {
    '': { license: 'UNLICENSED' },
    server: { license: 'UNLICENSED' },
    'node_modules/@brilla/server': { link: true },
    'node_modules/a': { license: 'MIT' },
    'node_modules/@img/b': { license: 'Apache-2.0 AND LGPL-3.0-or-later' },
    'node_modules/c': { license: 'Apache-2.0 AND GPL-3.0-only' },
    'node_modules/c/node_modules/@d/e': {},
    'node_modules/f': { license: 'GPL-3.0-only', dev: true },
  }
  expect(findForbiddenLicenses(packages)).toEqual([
    'c has the license Apache-2.0 AND GPL-3.0-only',
    '@d/e has the license none',
  ])
})
