import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expected, root, run } from './runtime.mjs'

const stampPath = join(root, 'web', 'build', '.sources')
const ignoredFolders = new Set(['node_modules', 'build', 'build.new', '.react-router'])

/** Builds the web client if a source file has changed since the last build. */
export async function buildWeb({ node, env }) {
  if (hashSources() === readStamp()) return
  const releaseLock = await acquireBuildLock()
  try {
    const sources = hashSources()
    if (sources === readStamp()) return
    console.log('Building the web client…')
    const startedAt = Date.now()
    const code = await run(node, [join(root, 'web', 'build.mjs')], { env })
    if (code !== 0) throw expected('Building the web client failed; see the messages above.')
    writeFileSync(stampPath, sources)
    console.log(`Web client built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  } finally {
    releaseLock()
  }
}

/** Lock file with the owner's pid: two builds in the same folder would delete each other's files. */
async function acquireBuildLock() {
  const path = join(root, 'node_modules', '.brilla-build')
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isAlive(Number(readFileSync(path, { encoding: 'utf8', flag: 'a+' })))) rmSync(path, { force: true })
    await setTimeout(200)
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function readStamp() {
  try {
    return readFileSync(stampPath, 'utf8')
  } catch {
    return undefined
  }
}

function hashSources() {
  const hash = createHash('sha256')
  const files = [
    join(root, 'package-lock.json'),
    ...listFiles(join(root, 'web')),
    ...listFiles(join(root, 'contract')),
  ]
  for (const path of files)
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignoredFolders.has(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? listFiles(path) : entry.isFile() ? [path] : []
    })
}
