/** Compares a ledger with the database, the files and the mails. */
import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Deployment } from './deployment.ts'
import { type Ledger, readMails } from './load.ts'
import { print } from './print.ts'

export interface Findings {
  acknowledged: number
  lost: string[]
  doubled: string[]
  /** What `recount` printed. */
  recount: string
  mails: { expected: number; lost: number; doubled: number }
}

export const isHeld = ({ lost, doubled, recount, mails }: Findings): boolean =>
  lost.length + doubled.length + mails.lost + mails.doubled === 0 && / 0 counters corrected/.test(recount)

export function printFindings({ acknowledged, lost, doubled, recount, mails }: Findings): void {
  print(
    `${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled; ${mails.expected} mails, ` +
      `${mails.lost} lost, ${mails.doubled} sent twice`,
  )
  for (const each of [...lost, ...doubled].slice(0, 20)) print(`  ${each}`)
  print(recount)
}

/** Call it when nothing is written any more. */
export async function checkLedger(deployment: Deployment, ledger: Ledger): Promise<Findings> {
  const pool = new pg.Pool({ ...deployment.findDatabase(), max: 2 })
  try {
    await drain(pool)
    const findings = [
      await compareMarks(pool, 'post.description', ledger.posts),
      await compareMarks(pool, 'comment.text', ledger.comments),
      await compareMarks(pool, 'message.text', ledger.messages),
      await comparePairs(pool, 'select account_id one, post_id other from post_like', ledger.likes),
      await comparePairs(pool, 'select follower_id one, followed_id other from follow', ledger.follows),
      {
        acknowledged: ledger.uploads.length,
        lost: await findLostFiles(deployment, ledger.uploads),
        doubled: [],
      },
    ]
    return {
      acknowledged: findings.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      lost: findings.flatMap(({ lost }) => lost),
      doubled: findings.flatMap(({ doubled }) => doubled),
      recount: await runRecount(deployment),
      mails: await countMails(deployment.outbox, ledger.registrations),
    }
  } finally {
    await pool.end()
  }
}

/**
 * Waits until all events are handled and all jobs are done, but for crops in advance, which take minutes on a busy machine; those
 * that wait for their next attempt have it now.
 */
async function drain(pool: pg.Pool): Promise<void> {
  for (;;) {
    await pool.query(
      'update graphile_worker._private_jobs set run_at = now() where run_at > now() and attempts < max_attempts',
    )
    const { rows } = await pool.query<{ pending: boolean }>(
      `select exists (select from outbox_event) or exists (
         select from graphile_worker.jobs where attempts < max_attempts and task_identifier <> 'media.crops'
       ) as pending`,
    )
    if (!rows[0]!.pending) return
    await sleep(100)
  }
}

type Compared = Pick<Findings, 'acknowledged' | 'lost' | 'doubled'>

/** Each mark is the last word of one text. */
async function compareMarks(pool: pg.Pool, column: string, marks: string[]): Promise<Compared> {
  const [table, text] = column.split('.')
  const { rows } = await pool.query<{ mark: string; n: number }>(
    `select substring(${text} from '\\w+$') as mark, count(*)::int as n from ${table} group by 1`,
  )
  const found = new Map(rows.map(({ mark, n }) => [mark, n]))
  return {
    acknowledged: marks.length,
    lost: marks.filter((mark) => !found.has(mark)).map((mark) => `${table} ${mark}`),
    doubled: [...found].filter(([, n]) => n > 1).map(([mark]) => `${table} ${mark}`),
  }
}

async function comparePairs(pool: pg.Pool, query: string, states: Map<string, boolean>): Promise<Compared> {
  const { rows } = await pool.query<{ one: string; other: string }>(query)
  const found = new Set(rows.map(({ one, other }) => `${one} ${other}`))
  return {
    acknowledged: states.size,
    lost: [...states].filter(([pair, state]) => found.has(pair) !== state).map(([pair]) => pair),
    doubled: [],
  }
}

async function findLostFiles({ origins }: Deployment, names: string[]): Promise<string[]> {
  const lost: string[] = []
  for (const name of names) {
    let status = 503
    // A service that was away just now is none of it.
    for (let attempts = 0; status === 503 && attempts < 10; attempts++) {
      if (attempts > 0) await sleep(1_000)
      status = (await fetch(`${origins[0]}/resize/c309/${name}`)).status
    }
    if (status !== 200) lost.push(`file ${name}: ${status}`)
  }
  return lost
}

async function runRecount({ env }: Deployment): Promise<string> {
  const cli = fileURLToPath(new URL('../../server/src/cli.ts', import.meta.url))
  const args = ['--disable-warning=ExperimentalWarning', cli, 'recount']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return stdout.trim()
}

async function countMails(outbox: string, expected: string[]): Promise<Findings['mails']> {
  const sent = Object.groupBy(await readMails(outbox), ({ to }) => to)
  return {
    expected: expected.length,
    lost: expected.filter((email) => !sent[email]).length,
    doubled: Object.values(sent).filter((mails) => new Set(mails!.map(({ id }) => id)).size > 1).length,
  }
}
