/** What people have sent through `/contacto` in the demonstration data. */
import type { ContactRequest } from './data.ts'
import { daysBefore, type World } from './world.ts'

/** Sends a request, unless it was sent already. */
export async function sendContactRequest(
  { client, now, getId }: World,
  { type, message, daysAgo, sender }: ContactRequest,
): Promise<void> {
  const sent = await client.context.db
    .selectFrom('contact_request')
    .select('id')
    .where('message', '=', message)
    .executeTakeFirst()
  if (sent) return
  const accountId = 'by' in sender ? getId(`join ${sender.by}`) : null
  const guest = 'by' in sender ? {} : sender
  await client.request(daysBefore(now, daysAgo), accountId, 'sendContact', {
    body: { type, message, ...guest },
  })
}
