/** Addresses that other programs know: where to report a vulnerability, and where a password is changed (P-operation-25). */
import { brand } from '@brilla/contract/platform/brand'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { day } from '../duration.ts'

const passwordPage = '/user/password'
/** Days for which the contact is valid; RFC 9116 recommends less than a year. */
const contactDays = 180

export function mountWellKnown(app: FastifyInstance, { clock, config }: Context): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock.now().getTime() + contactDays * day).toISOString()
    const lines = [
      `Contact: mailto:${brand.contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: es, en',
      `Canonical: ${config.PUBLIC_URL}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(passwordPage, 302))
}
