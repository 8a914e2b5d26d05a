import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** Milliseconds of CPU. */
export interface Cost {
  server: number
  /** The server's own PostgreSQL processes. */
  postgres: number
}

/**
 * What a server, known to PostgreSQL by `name`, has cost so far; nothing where the system has no /proc. Of PostgreSQL
 * only processes that still live are known: take it while they do.
 */
export async function costOf(server: ChildProcess, name: string, pool: pg.Pool): Promise<Cost> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1',
    [name],
  )
  const times = await Promise.all(rows.map(({ pid }) => cpuOf(pid)))
  return { server: await cpuOf(server.pid), postgres: times.reduce((sum, time) => sum + time, 0) }
}

/** The most memory that a process has held, in bytes. */
export async function peakOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1_024
}

/** User and system time of a process, from the kernel's ticks of 10 ms; nothing of one that is gone. */
async function cpuOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.replace(/^.*\) /, '').split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}
