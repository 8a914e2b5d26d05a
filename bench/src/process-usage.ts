import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** Milliseconds of CPU time. */
export interface CpuTime {
  server: number
  /** The PostgreSQL processes that serve its connections. */
  postgres: number
}

/**
 * CPU time used so far by a server and by its PostgreSQL processes, found by `applicationName`. 0 on systems without
 * /proc. Processes that have exited are not counted: read it while the connections are open.
 */
export async function readCpuTime(
  server: ChildProcess,
  applicationName: string,
  pool: pg.Pool,
): Promise<CpuTime> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1',
    [applicationName],
  )
  const times = await Promise.all(rows.map(({ pid }) => readProcessCpu(pid)))
  return { server: await readProcessCpu(server.pid), postgres: times.reduce((sum, time) => sum + time, 0) }
}

/** Peak of the resident memory of a process in bytes; 0 on systems without /proc. */
export async function readPeakMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1_024
}

/** User and system time, which the kernel counts in ticks of 10 ms; 0 for a process that has exited. */
async function readProcessCpu(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.replace(/^.*\) /, '').split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}
