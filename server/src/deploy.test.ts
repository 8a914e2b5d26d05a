/** The files of `deploy/` start the server as `npm start` does, with variables that it knows. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listVariables } from './config.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const launch = JSON.parse(read('server/launch.json')) as { flags: string[]; env: Record<string, string> }

describe.each(['deploy/Dockerfile', 'deploy/systemd/brilla.service'])('P-operation-29: %s', (path) => {
  const text = read(path)

  test('has the flags and the environment that save memory', () => {
    const flags = [...launch.flags, 'server/src/main.ts']
    expect(text.replaceAll(/[",]/g, '')).toContain(flags.join(' '))
    for (const [name, value] of Object.entries(launch.env)) expect(text).toContain(`${name}=${value}`)
  })

  test('keeps data in its own folder, in production, and not as root', () => {
    expect(text).toMatch(/NODE_ENV=production/)
    expect(text).toMatch(/DATA_DIR=\S/)
    expect(text).toMatch(/^(USER node|DynamicUser=yes)$/m)
  })
})

test.each(['deploy/compose.yaml', 'deploy/compose.minimal.yaml'])(
  'P-operation-29: %s sets variables of the server only',
  (path) => {
    const known = listVariables({}).map(({ name }) => name)
    const names = [...read(path).matchAll(/^ +([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name!)
    const ofServer = names.filter((name) => !/^(POSTGRES_|PG)/.test(name))
    expect(ofServer.length).toBeGreaterThan(2)
    expect(ofServer.filter((name) => !known.includes(name.replace(/_FILE$/, '')))).toEqual([])
  },
)
