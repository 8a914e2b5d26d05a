/** Shows the mails of the outbox folder in a browser; never mounted in production. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../mail-layout.ts'
import { outboxFolder } from '../mail.ts'
import { throwProblem } from './problem.ts'

const mostShown = 100

export function mountOutbox(app: FastifyInstance, config: { DATA_DIR: string }): void {
  const folder = outboxFolder(config.DATA_DIR)
  // A mail that is written again has the same subject and recipient, so each is read and parsed only once.
  let rows = new Map<string, string>()
  app.get('/outbox', async (_request, reply) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const newest = names.toSorted().reverse().slice(0, mostShown)
    const known = rows
    rows = new Map(
      await Promise.all(
        newest.map(async (name) => [name, known.get(name) ?? (await row(folder, name))] as const),
      ),
    )
    return reply
      .type('text/html; charset=utf-8')
      .send(page('Outbox', `<ul>${[...rows.values()].join('')}</ul>`))
  })
  app.get<{ Params: { name: string } }>('/outbox/:name', async ({ params }, reply) => {
    if (!/^[0-9a-f-]{36}\.eml$/.test(params.name)) throwProblem('not_found')
    const mail = await read(join(folder, params.name)).catch(() => throwProblem('not_found'))
    return reply
      .type('text/html; charset=utf-8')
      .send(mail.html ?? page(mail.subject ?? '', escapeHtml(mail.text ?? '')))
  })
}

async function row(folder: string, name: string) {
  const { subject = '', to, date = '' } = await read(join(folder, name))
  return `<li><a href="/outbox/${name}">${escapeHtml(subject)}</a> → ${escapeHtml(to?.[0]?.address ?? '')} <small>${escapeHtml(date)}</small></li>`
}

async function read(path: string) {
  const { default: PostalMime } = await import('postal-mime')
  return PostalMime.parse(await readFile(path))
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><body style="font:16px/1.6 sans-serif;margin:2rem;max-width:60rem"><h1>${escapeHtml(title)}</h1>${body}</body></html>`
}
