import type { IncomingMessage } from 'node:http'
import type { Language } from '@brilla/contract/errors'
import accepts from 'accepts'

/**
 * The reader's language by `Accept-Language`: `en` when English is their first choice, `es` for everything else
 * (P-language-4). Takes Node's own request, so that HTTP calls and socket handshakes are negotiated alike.
 */
export function preferredLanguage(request: IncomingMessage): Language {
  const [first = ''] = accepts(request).languages()
  return /^en(-|$)/i.test(first) ? 'en' : 'es'
}
