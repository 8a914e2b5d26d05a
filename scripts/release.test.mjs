import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { auditPackages, createArchive, createRelease } from './release.mjs'

let folder
const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
const read = (path) => readFileSync(join(folder, path), 'utf8')
const files = {
  'CHANGELOG.md': '# Changelog\n\n## 0.2.0, not yet released\n\n- A thing\n\n## 0.1.0, 2026-01-01\n',
  'package.json': '{\n  "name": "brilla",\n  "version": "0.1.0"\n}\n',
  'package-lock.json':
    '{\n  "version": "0.1.0",\n  "packages": {\n    "": {\n      "version": "0.1.0"\n    }\n  }\n}\n',
  'deploy/chart/Chart.yaml': 'apiVersion: v2\nversion: 0.1.0\nappVersion: 0.1.0\n',
  '.gitignore': '*.tar.gz\n',
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brilla-release-'))
  mkdirSync(join(folder, 'deploy/chart'), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  git('init', '--quiet')
  git('config', 'user.name', 'Ana')
  git('config', 'user.email', 'ana@brilla.example')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'First')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a release is a commit with its version everywhere, a tag, and an archive that is the same each time', () => {
  const archive = createRelease(folder, '0.2.0', new Date('2026-12-01'))
  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '-1', '--format=%s', 'v0.2.0')).toBe('Release 0.2.0')
  for (const [path, text] of Object.entries(files))
    expect(read(path)).toBe(
      path === 'CHANGELOG.md'
        ? text.replace('not yet released', '2026-12-01')
        : text.replaceAll('0.1.0', '0.2.0'),
    )
  const bytes = readFileSync(archive)
  utimesSync(join(folder, 'package.json'), 0, 0)
  expect(readFileSync(createArchive(folder, '0.2.0'))).toEqual(bytes)
})

test('nothing is released with uncommitted changes, without a heading, or under another kind of version', () => {
  const release = (version) => () => createRelease(folder, version, new Date())
  expect(release('2')).toThrow('Usage')
  expect(release('0.3.0')).toThrow('no heading "## 0.3.0, not yet released"')
  writeFileSync(join(folder, 'draft'), '')
  expect(release('0.2.0')).toThrow('Commit or remove')
  expect(git('tag')).toBe('')
})

test('nothing is released while a package has a known vulnerability, or nobody knows', async () => {
  const lock = {
    lockfileVersion: 3,
    packages: { '': { dependencies: { a: '1.0.0' } }, 'node_modules/a': { version: '1.0.0' } },
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { a: '1.0.0' } }))
  let advisories = {}
  const registry = createServer((request, response) => {
    const isAudit = request.method === 'POST' && request.url.endsWith('/advisories/bulk')
    response.end(JSON.stringify(isAudit ? advisories : { name: 'a', versions: { '1.0.0': {} } }))
  })
  await once(registry.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${registry.address().port}/`)
  vi.stubEnv('npm_config_cache', join(folder, 'cache'))
  vi.stubEnv('npm_config_fetch_retries', '0')
  try {
    await auditPackages(folder)
    const known = { id: 1, title: 'Reads what it should not', severity: 'high', vulnerable_versions: '<2' }
    advisories = { a: [{ ...known, url: 'https://advisories.example/1' }] }
    await expect(auditPackages(folder)).rejects.toThrow('Reads what it should not')
    registry.closeAllConnections()
    registry.close()
    await expect(auditPackages(folder)).rejects.toThrow('ECONNREFUSED')
  } finally {
    vi.unstubAllEnvs()
    registry.close()
  }
})
