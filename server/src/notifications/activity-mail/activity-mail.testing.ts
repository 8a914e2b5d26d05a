/** What tests of mails about activity share. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestPerson, TestServer } from '../../testing.ts'
import type { enqueueDigests, enqueueUnreadMails } from './activity-mail.jobs.ts'

export function createMailActions(getServer: () => TestServer) {
  return {
    /** Runs a job that enqueues mails, and waits until these are sent. */
    async run(enqueue: typeof enqueueDigests | typeof enqueueUnreadMails): Promise<void> {
      const { context, eventsHandled } = getServer()
      await eventsHandled()
      await enqueue(context)
      await expect
        .poll(async () => {
          const { rows } = await sql<{ n: number }>`
            select count(*) as n from pgboss.job where name like 'activity-mail.%' and state < 'completed'
          `.execute(context.db)
          return rows[0]!.n
        })
        .toBe(0)
    },
    mailsTo: ({ email }: TestPerson, subject: string) =>
      getServer().mails.filter((mail) => mail.to === email && mail.subject.includes(subject)),
  }
}
