import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expected, root } from './runtime.mjs'

/**
 * Makes a release in a clean work tree: versions, the day in the changelog, a commit, a tag and an archive. Refuses while a
 * package has a known vulnerability.
 */
export default async function release(_, [version = '']) {
  await auditPackages(root)
  const archive = createRelease(root, version, new Date())
  console.log(`${archive} is version ${version}; git push --follow-tags publishes it.`)
  return 0
}

/** Throws what `npm audit` prints about the packages that a release runs, unless it finds nothing. */
export async function auditPackages(folder) {
  const args = ['audit', '--omit=dev', '--package-lock-only']
  await promisify(execFile)('npm', args, { cwd: folder, shell: process.platform === 'win32' }).catch(
    ({ stdout, stderr }) => {
      throw expected(`${stdout}${stderr}`)
    },
  )
}

/** @returns {string} the path of the archive */
export function createRelease(folder, version, date) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw expected('Usage: npm run release -- 1.2.3')
  if (git('status', '--porcelain') !== '') throw expected('Commit or remove what has changed first.')
  const edit = (path, change) => {
    const text = readFileSync(join(folder, path), 'utf8')
    writeFileSync(join(folder, path), change(text))
  }
  edit('CHANGELOG.md', (text) => {
    const heading = `## ${version}, not yet released`
    if (!text.includes(heading)) throw expected(`CHANGELOG.md has no heading "${heading}".`)
    return text.replace(heading, `## ${version}, ${date.toISOString().slice(0, 10)}`)
  })
  edit('package.json', (text) => toJson({ ...JSON.parse(text), version }))
  edit('package-lock.json', (text) => {
    const lock = JSON.parse(text)
    lock.packages[''].version = version
    return toJson({ ...lock, version })
  })
  edit('deploy/chart/Chart.yaml', (text) => text.replaceAll(/^(version|appVersion): .*$/gm, `$1: ${version}`))
  git('commit', '--quiet', '--all', '--message', `Release ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Brilla ${version}`)
  return createArchive(folder, version)
}

const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`

/** Writes the files of a release; the same bytes each time, with the time of its commit. */
export function createArchive(folder, version) {
  const name = `brilla-${version}`
  const path = join(folder, `${name}.tar.gz`)
  execFileSync('git', ['archive', `--prefix=${name}/`, `--output=${path}`, `v${version}`], { cwd: folder })
  return path
}
