import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a running PostgreSQL records about itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number
  port: number
  socketDir: string
}

/** Finds the PostgreSQL that runs on this cluster folder. Removes a stale pid file of a dead or foreign process. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const path = join(cluster, 'postmaster.pid')
  let lines: string[]
  try {
    lines = readFileSync(path, 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Math.abs(Number(lines[0]))
  // PostgreSQL creates the file empty and writes it a moment later.
  if (!pid) return Date.now() - statSync(path).mtimeMs > 10_000 ? removeStalePidFile(path) : undefined
  if (!runsCluster(pid, cluster)) return removeStalePidFile(path)
  if (lines.length < 6) return undefined
  return { pid, port: Number(lines[3]), socketDir: lines[4]!.trim() }
}

function removeStalePidFile(path: string): undefined {
  rmSync(path, { force: true })
}

/** Whether a process with this id exists, also one of another user. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The operating system reuses process ids: the process must be a PostgreSQL of this cluster. */
function runsCluster(pid: number, cluster: string): boolean {
  if (!isProcessAlive(pid)) return false
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
