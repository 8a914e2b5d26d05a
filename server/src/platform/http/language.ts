import type { IncomingMessage } from 'node:http'
import type { Language } from '@brilla/contract/errors'
import accepts from 'accepts'

/**
 * Language of the client by `Accept-Language`: `en` when English is its first choice, `es` otherwise
 * (P-language-4). Takes Node's own request, so that HTTP calls and socket handshakes are negotiated alike.
 */
export function preferredLanguage(request: IncomingMessage): Language {
  const [first = ''] = accepts(request).languages()
  return /^en(-|$)/i.test(first) ? 'en' : 'es'
}
