/** What people have sent through `/contacto` in the demonstration data: a question and requests under privacy law. */
import type { ContactType } from '@brilla/contract/safety/contact-types'
import { daysBefore, type World } from './world.ts'

interface DemoRequest {
  type: ContactType
  message: string
  daysAgo: number
  /** A person of the cast, or a guest. */
  sender: { by: string } | { name: string; email: string; lang: 'es' | 'en' }
}

export const contactRequests: readonly DemoRequest[] = [
  {
    type: 'access',
    message: 'Please send me a copy of all the data you hold about me, including my messages.',
    daysAgo: 24,
    sender: { by: 'owen' },
  },
  {
    type: 'birthdate',
    message: 'Al registrarme escribí 1996 y nací en 1995. Puedo mandar una foto de mi acta.',
    daysAgo: 6,
    sender: { by: 'ana' },
  },
  {
    type: 'rectification',
    message: 'Mi nombre aparece mal escrito en un correo que me mandaron: es Ximena, con equis.',
    daysAgo: 3,
    sender: { name: 'Ximena Robles', email: 'ximena.robles@correo.example', lang: 'es' },
  },
  {
    type: 'question',
    message: '¿Una escuela de teatro puede abrir una cuenta de agencia para sus grupos de egreso?',
    daysAgo: 1.2,
    sender: { name: 'Tomás Iriarte', email: 'tomas@escuela-del-foro.example', lang: 'es' },
  },
]

/** Sends a request, unless it was sent already. */
export async function sendContactRequest(
  { client, now, getId }: World,
  { type, message, daysAgo, sender }: DemoRequest,
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
