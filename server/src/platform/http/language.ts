import type { Language } from '@brilla/contract/errors'
import type { FastifyRequest } from 'fastify'

/** The reader's language: `en` when English is what they ask for first, Spanish for everything else (api.md, "Conventions"). */
export function languageOf(request: FastifyRequest): Language {
  return languageOfHeader(request.headers['accept-language'])
}

const range = /^\s*([a-z]+|\*)(?:-[\w-]+)?\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i

/** The same of a header by itself: what weighs most is asked for first, and of equals what stands first (RFC 9110). */
export function languageOfHeader(header = ''): Language {
  let most = 0
  let asked = ''
  for (const part of header.split(',')) {
    const [, tag = '', weight = '1'] = range.exec(part) ?? []
    if (tag === '' || !(Number(weight) > most)) continue
    most = Number(weight)
    asked = tag.toLowerCase()
  }
  return asked === 'en' ? 'en' : 'es'
}
