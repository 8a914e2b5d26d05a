/** What tests of mails about activity share. */
import type { TestPerson, TestServer } from '../../testing.ts'
import type { enqueueDigests, enqueueUnreadMails } from './activity-mail.jobs.ts'

export function createMailActions(getServer: () => TestServer) {
  return {
    /** Runs a job that enqueues mails, and waits until these are sent. */
    async run(enqueue: typeof enqueueDigests | typeof enqueueUnreadMails): Promise<void> {
      const { context, eventsHandled, jobsDone } = getServer()
      await eventsHandled()
      await enqueue(context)
      await jobsDone('activity-mail.')
    },
    mailsTo: ({ email }: TestPerson, subject: string) =>
      getServer().mails.filter((mail) => mail.to === email && mail.subject.includes(subject)),
  }
}
