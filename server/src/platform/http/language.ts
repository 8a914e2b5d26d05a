import type { IncomingMessage } from 'node:http'
import type { Language } from '@brilla/contract/platform/errors'
import accepts from 'accepts'
import type { FastifyRequest } from 'fastify'

/**
 * Language of the client by `Accept-Language`: `en` when English is its first choice, `es` otherwise
 * (P-language-4). Takes Node's own request, so that HTTP calls and socket handshakes are negotiated alike.
 */
export function preferredLanguage(request: IncomingMessage): Language {
  const [first = ''] = accepts(request).languages()
  return /^en(-|$)/i.test(first) ? 'en' : 'es'
}

/** Whether a value is a language of the site. */
export const isLanguage = (value: unknown): value is Language => value === 'es' || value === 'en'

/** The language that the address names (P-pages-15), or that the guest chose, or the browser's first (P-language-2). */
export function pageLanguage(request: FastifyRequest): Language {
  // An address that cannot be parsed has no query.
  const { lang } = (request.query ?? {}) as { lang?: unknown }
  if (isLanguage(lang)) return lang
  const chosen = /(?:^|;\s*)lang=(es|en)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  return isLanguage(chosen) ? chosen : preferredLanguage(request.raw)
}
