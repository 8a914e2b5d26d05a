import type { Language } from '@brilla/contract/errors'
import type { FastifyRequest } from 'fastify'

/** The reader's language: `en` when English is what they ask for first, Spanish for everything else (api.md, "Conventions"). */
export function languageOf(request: FastifyRequest): Language {
  return languageOfHeader(request.headers['accept-language'])
}

/** The same of a header by itself. */
export function languageOfHeader(header: string | undefined): Language {
  return /^\s*en(?:-[\w-]+)?\s*(?:[;,]|$)/i.test(header ?? '') ? 'en' : 'es'
}
