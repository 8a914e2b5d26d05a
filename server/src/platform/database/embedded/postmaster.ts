import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a running PostgreSQL wrote down about itself in `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; socketDir: string }

/** The PostgreSQL running on this cluster. A file that a dead or foreign process left behind is removed. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const path = join(cluster, 'postmaster.pid')
  let lines: string[]
  try {
    lines = readFileSync(path, 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Math.abs(Number(lines[0]))
  // PostgreSQL makes the file first and fills it in a moment later.
  if (!pid) return Date.now() - statSync(path).mtimeMs > 10_000 ? discard(path) : undefined
  if (!runsCluster(pid, cluster)) return discard(path)
  if (lines.length < 6) return undefined
  return { pid, port: Number(lines[3]), socketDir: lines[4]!.trim() }
}

function discard(path: string): undefined {
  rmSync(path, { force: true })
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A process number may have been given to another program since: only a PostgreSQL of this cluster counts. */
function runsCluster(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  try {
    if (process.platform === 'linux') {
      const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      return commandLine.includes(cluster) || readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    }
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' }).includes(
        'postgres',
      )
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(cluster)
  } catch {
    return false
  }
}
